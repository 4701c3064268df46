/** All that the page and the house say in one language; fetched before the page is put up. */

import house from "../../../src/paintpot/texts/house.ru.ftl?raw";
import page from "./page.ru.ftl?raw";

export default [page, house];
