/** An icon of game-icons, by its name there: the path of a 512 × 512 picture. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}

/** How the sheets of Inkdoms are laid out, by their names. */
declare module "layout:inkdoms" {
  import type { Layouts } from "./boards/inkdoms/layout";
  const layouts: Readonly<Record<string, Layouts>>;
  export default layouts;
}
