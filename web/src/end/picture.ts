/**
 * The sheet as an image to save: the board's own drawing, with its styles on the page, on a postcard
 * with a line of text below.
 */

import type { Box } from "../ui/boxes";

/** The properties that a drawing gets from style sheets. */
const STYLES = [
  "clip-path", "display", "dominant-baseline", "fill", "fill-opacity", "fill-rule", "filter", "font-family",
  "font-size", "font-style", "font-weight", "letter-spacing", "mask", "mix-blend-mode", "opacity", "paint-order",
  "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
  "stroke-width", "text-anchor", "transform", "transform-box", "transform-origin", "vector-effect", "visibility",
];
const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, MARGIN, CAPTION] = [1200, 48, 104];
/** Higher drawings would make the card a narrow strip. */
const TALLEST = 1400;

/** The largest drawing of the sheet on view; null if a game draws none. */
export function shownSheet(within: ParentNode = document): SVGSVGElement | null {
  const area = (svg: Element): number => {
    const box = svg.getBoundingClientRect();
    return box.width * box.height;
  };
  const drawings = [...within.querySelectorAll<SVGSVGElement>(".sheet svg")].filter((svg) => area(svg) > 0);
  return drawings.sort((a, b) => area(b) - area(a))[0] ?? null;
}

/** The margin around it, so that no line is cut off. */
const EDGE = 0.015;

/** The part of a drawing that has content, in its own units. */
export function contentOf(svg: SVGSVGElement): Box {
  const view = svg.viewBox.baseVal;
  const drawn = svg.getBBox();
  const whole = view && view.width > 0 ? view : drawn;
  const edge = EDGE * Math.max(drawn.width, drawn.height);
  const [left, top] = [Math.max(whole.x, drawn.x - edge), Math.max(whole.y, drawn.y - edge)];
  const right = Math.min(whole.x + whole.width, drawn.x + drawn.width + edge);
  const bottom = Math.min(whole.y + whole.height, drawn.y + drawn.height + edge);
  if (right <= left || bottom <= top) return whole;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A self-contained copy of a drawing: with its styles, and with what it uses from other drawings. */
export function standalone(svg: SVGSVGElement, box: Box): SVGSVGElement {
  const copy = styled(svg) as SVGSVGElement;
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("viewBox", [box.x, box.y, box.width, box.height].join(" "));
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String((WIDTH * box.height) / box.width));
  const there = new Set([...copy.querySelectorAll("[id]")].map((one) => one.id));
  const defs = document.createElementNS(SVG, "defs");
  const wanted = referred(copy);
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const found = there.has(id) ? null : document.getElementById(id);
    if (!found) continue;
    there.add(id);
    const part = styled(found);
    defs.append(part);
    wanted.push(...referred(part));
  }
  copy.prepend(defs);
  return copy;
}

function styled(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const originals = [element, ...element.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((one, k) => {
    const original = originals[k];
    if (!original || !(one instanceof SVGElement)) return;
    const style = getComputedStyle(original);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value) one.style.setProperty(name, value.replace(/url\("[^"#]*#/g, 'url("#'));
    }
    one.removeAttribute("class");
    one.removeAttribute("tabindex");
  });
  return copy;
}

/** Ids that a drawing refers to: patterns, clips, symbols. */
function referred(element: Element): string[] {
  const text = new XMLSerializer().serializeToString(element);
  return [...text.matchAll(/(?:url\((?:&quot;|")?#|href="#)([^")&]+)/g)].map(([, id = ""]) => id);
}

export interface Caption {
  readonly title: string;
  readonly aside: string;
}

/** The postcard as a PNG. */
export async function postcard(svg: SVGSVGElement, caption: Caption): Promise<Blob> {
  const box = contentOf(svg);
  const text = new XMLSerializer().serializeToString(standalone(svg, box));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const inner = WIDTH - 2 * MARGIN;
  const scale = Math.min(inner / box.width, (TALLEST - 2 * MARGIN - CAPTION) / box.height);
  const [wide, high] = [box.width * scale, box.height * scale];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, Math.round(high + 2 * MARGIN + CAPTION)];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  const look = getComputedStyle(document.documentElement);
  const body = getComputedStyle(document.body);
  const serif = getComputedStyle(document.querySelector("h1, h2") ?? document.body).fontFamily;
  pen.fillStyle = backgroundOf(svg) || body.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, (WIDTH - wide) / 2, MARGIN, wide, high);
  pen.fillStyle = look.color;
  pen.textBaseline = "middle";
  const baseline = canvas.height - (MARGIN + CAPTION) / 2;
  pen.font = `26px ${look.fontFamily}`;
  const room = inner - pen.measureText(caption.aside).width - MARGIN;
  pen.textAlign = "right";
  pen.fillText(caption.aside, WIDTH - MARGIN, baseline);
  pen.textAlign = "left";
  pen.font = `640 42px ${serif}`;
  pen.fillText(caption.title, MARGIN, baseline, room);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture."))), "image/png"),
  );
}

/** What lies under a drawing on the page. */
function backgroundOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const colour = getComputedStyle(one).backgroundColor;
    if (colour && colour !== "rgba(0, 0, 0, 0)" && colour !== "transparent") return colour;
  }
  return "";
}
