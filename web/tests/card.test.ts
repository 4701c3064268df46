import { afterEach, expect, it } from "vitest";
import { CARD, shapeCard, sheetOf } from "../src/end/card";

afterEach(() => document.body.replaceChildren());

it("has the shape of what is drawn on it", () => {
  document.body.innerHTML = '<main class="shell"><section class="sheet"><svg viewBox="0 0 400 300"></svg></section></main>';
  const svg = document.querySelector("svg") as SVGSVGElement;
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 40, 30);
  Object.assign(svg, { getBBox: () => ({ x: 100, y: 100, width: 150, height: 100 }) });
  Object.defineProperty(svg, "viewBox", { value: { baseVal: { x: 0, y: 0, width: 400, height: 300 } } });
  expect(shapeCard()).toBe("1.478");
  expect(sheetOf()?.style.getPropertyValue(CARD)).toBe("1.478");
});

it("has no shape without a drawing", () => {
  document.body.innerHTML = '<main class="shell"><section class="sheet"></section></main>';
  expect(shapeCard()).toBeNull();
  expect(sheetOf()?.style.getPropertyValue(CARD)).toBe("");
});
