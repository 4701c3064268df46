/** A game-icons icon by its name: the path data of a 512 × 512 picture. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}

/** The layouts of Inkdoms' sheets, by name. */
declare module "layout:inkdoms" {
  import type { Layouts } from "./boards/inkdoms/layout";
  const layouts: Readonly<Record<string, Layouts>>;
  export default layouts;
}
