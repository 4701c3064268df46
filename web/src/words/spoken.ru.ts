/** All texts of the page and the shared catalogue in one language; fetched before the page is mounted. */

import house from "../../../src/paintpot/texts/house.ru.ftl?raw";
import page from "./page.ru.ftl?raw";

export default [page, house];
