"""Films moments: a picture every 100 ms, side by side, on a phone and on a desktop.

    python tools/film_moments.py inkdoms/kingdom-first ink/bottles --to films
    python tools/film_moments.py --all --dark --size desktop

The animations are stopped and set to each time, and timers go by the pictures. What there is to
film: the buttons of the page /dev/moments, which plays steps of recorded games on the real boards.
"""

import argparse
import base64
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from visiting import browsing

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
STEP = 100
"""Milliseconds between two pictures."""
MARGIN = 8

FRAME_TIME = 20
"""Milliseconds of a frame of the page, about."""
REST = 3
"""After this many pictures without movement the moment is over."""
LONGEST = 4_000
"""Milliseconds to wait for anything."""

HOLD = """() => {
  window.begun = new Map();
  window.hold = (time) => {
    let running = 0;
    for (const one of document.getAnimations()) {
      const { endTime, iterations } = one.effect.getComputedTiming();
      if (iterations === Infinity) continue;
      if (!window.begun.has(one)) { one.pause(); window.begun.set(one, time); }
      const at = time - window.begun.get(one);
      if (at < endTime) { one.currentTime = at; running += 1; }
      else if (one.playState !== "finished") one.finish();
    }
    return running;
  };
}"""
"""Stops all animations and sets them to a time, counted for each from when it was first seen.
Returns how many there are."""
SHEET = """<!doctype html><style>
  body { margin: 16px; background: #fbf6ea; color: #2b2a28; font: 14px sans-serif; }
  div { display: flex; flex-wrap: wrap; gap: 10px; }
  figure { margin: 0; } img { display: block; width: %dpx; border: 1px solid #8b8374; }
</style><h3>%s</h3><div>%s</div>"""
FRAME = '<figure><img src="data:image/png;base64,%s"><figcaption>%d ms</figcaption></figure>'


def opened(browser: Browser, url: str, width: int, height: int, *, dark: bool) -> Page:
    """The developers' page, high enough for a whole board."""
    page = browser.new_page(
        base_url=url,
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
    )
    page.clock.install()
    page.goto("/dev/moments")
    page.locator("[data-moment]").first.wait_for()
    page.locator("[data-face=indigo] path").first.wait_for(state="attached")
    return page


def film(page: Page, name: str) -> list[tuple[int, bytes]]:
    """The frames of a moment: when, and a picture of the board then."""
    board = page.locator("[data-real]")
    page.evaluate(HOLD)
    # From here on timers go by the pictures, not by the time it takes to make them.
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    page.locator(f'[data-moment="{name}"]').evaluate("button => button.click()")
    for _ in range(0, LONGEST, FRAME_TIME):
        if board.count():
            break
        page.clock.run_for(FRAME_TIME)
    else:
        raise SystemExit(f"{name}: no board after {LONGEST} ms.")
    page.evaluate("window.hold(0)")
    page.clock.run_for(FRAME_TIME)
    page.clock.run_for(FRAME_TIME)
    box = board.bounding_box()
    assert box is not None
    clip: Any = {
        "x": max(0.0, box["x"] - MARGIN),
        "y": max(0.0, box["y"] - MARGIN),
        "width": box["width"] + 2 * MARGIN,
        "height": box["height"] + 2 * MARGIN,
    }
    frames, rests = [], 0
    for time in range(0, LONGEST + 1, STEP):
        running = page.evaluate("time => window.hold(time)", time)
        frames.append((time, page.screenshot(clip=clip)))
        page.clock.run_for(STEP)
        # Animations may follow each other with a pause between them.
        rests = 0 if running else rests + 1
        if rests == REST:
            break
    return frames


def strip(browser: Browser, title: str, frames: list[tuple[int, bytes]], to: Path) -> None:
    """All frames on one picture."""
    shown = "".join(FRAME % (base64.b64encode(png).decode(), time) for time, png in frames)
    page = browser.new_page(viewport={"width": 1400, "height": 400})
    page.set_content(SHEET % (260, title, shown))
    page.screenshot(path=to, full_page=True)
    page.close()


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Film moments as series of pictures.")
    parser.add_argument("names", nargs="*", help="such as inkdoms/tamed")
    parser.add_argument("--all", action="store_true", help="every moment there is")
    parser.add_argument("--to", type=Path, default=Path("films"), help="folder for the pictures")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--size", choices=SIZES, action="append", help="both if left out")
    args = parser.parse_args(argv)
    args.to.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, url):
        for size in args.size or SIZES:
            width, height = SIZES[size]
            page = opened(browser, url, width, height, dark=args.dark)
            buttons = page.locator("[data-moment]")
            known: list[str] = buttons.evaluate_all("all => all.map((one) => one.dataset.moment)")
            unknown = sorted(set(args.names) - set(known))
            if unknown:
                print(f"There is no moment {', '.join(unknown)}; moments: {', '.join(known)}.")
                return 2
            for name in known if args.all else args.names:
                page.close()  # with it its clock
                page = opened(browser, url, width, height, dark=args.dark)
                frames = film(page, name)
                picture = args.to / f"{name.replace('/', '-')}-{size}.png"
                strip(browser, f"{name}, {size}", frames, picture)
                print(f"{picture}: {len(frames)} pictures, {frames[-1][0]} ms")
            page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
