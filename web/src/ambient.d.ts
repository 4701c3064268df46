/** An icon of game-icons, by its name there: the path of a 512 × 512 picture. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}
