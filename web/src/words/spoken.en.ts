/** All texts of the page and the shared catalogue in one language; fetched before the page is mounted. */

import house from "../../../src/paintpot/texts/house.en.ftl?raw";
import page from "./page.en.ftl?raw";

export default [page, house];
