/** Shapes of a sheet: outlines as SVG paths, thick borders around groups, font sizes that fit. */

import type { Patch, Point } from "../api/scene";

export function pathOf(outline: readonly Point[]): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** The borders between groups and around them: every edge that no other patch of the same group shares. */
export function groupBorders(patches: readonly Readonly<Pick<Patch, "group" | "outline">>[]): string {
  const edges = new Map<string, { group: string; path: string; inner: boolean }>();
  for (const { group, outline } of patches) {
    if (!group) continue;
    outline.forEach((here, k) => {
      const next = outline[(k + 1) % outline.length] as Point;
      const [a, b] = [`${here[0]} ${here[1]}`, `${next[0]} ${next[1]}`];
      const key = `${group}/${a < b ? `${a}/${b}` : `${b}/${a}`}`;
      const before = edges.get(key);
      if (before) before.inner = true;
      else edges.set(key, { group, path: `M${a}L${b}`, inner: false });
    });
  }
  return [...edges.values()].map((edge) => (edge.inner ? "" : edge.path)).join("");
}

export function areaOf(outline: readonly Point[]): number {
  let twice = 0;
  outline.forEach(([x, y], k) => {
    const [u, v] = outline[(k + 1) % outline.length] as Point;
    twice += x * v - u * y;
  });
  return Math.abs(twice) / 2;
}

/** The smallest axis-parallel rectangle around all patches. */
export function boxOf(patches: readonly Patch[]): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const points = patches.flatMap((patch) => patch.outline);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The side of a square with the area of a typical patch: the unit for type and strokes. */
export function unitOf(patches: readonly Patch[], fallback: number): number {
  const sizes = patches.map((patch) => areaOf(patch.outline)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length * 0.4)];
  return usual ? Math.sqrt(usual) : fallback;
}
