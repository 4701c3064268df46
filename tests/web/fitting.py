"""What does not fit on a screen: cut words, controls too small, covered, or in each other's way.

And what does not stay where it is: a sheet that jumps while one plays.
"""

from playwright.sync_api import Page

from tests.web.unpainted import as_painted

FAULTS = as_painted("""() => {
  const TOUCH = 40;  // CSS pixels a finger needs
  const PLACE = 24;  // the same for a place of a sheet: there are dozens of them, side by side
  const NEARER = '[data-painting]';  // a sheet that can be drawn nearer; its taps mean what is next
  const SHEET = 220;  // a sheet is no use below that
  const ROUNDING = 0.75;
  const CONTROLS =
    'button:not(:disabled), a[href], [role=button], summary, input, select, textarea';
  const WORDS = 'button, a[href], h1, h2, h3, summary, label, .seats, .banner, .status';

  const faults = [];
  const named = (one) => {
    const words = one.getAttribute('aria-label') || one.innerText || one.textContent || '';
    const data = Object.entries(one.dataset).map((pair) => pair.join('=')).join(' ');
    const kind = `${one.tagName} ${one.getAttribute('class') ?? ''} ${data}`;
    return `<${kind}> ${words.trim().slice(0, 40)}`;
  };
  const boxed = (box) => `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const modal = document.querySelector('dialog[open]');
  const within = [...(modal ?? document.body).querySelectorAll('*')].filter(seen);

  // Nothing scrolls sideways.
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  const sideways = (one) => one.scrollWidth > one.clientWidth + 1;
  for (const one of within) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
    if (scrolls && sideways(one)) faults.push(`scrolls sideways: ${named(one)}`);
  }

  // No words are cut.
  for (const one of within) {
    if (!(one instanceof HTMLElement) || !one.closest(WORDS)) continue;
    const style = getComputedStyle(one);
    if (style.display === 'inline' || style.clipPath !== 'none') continue;
    const hides = style.overflowX !== 'visible';
    const low = hides && one.scrollHeight > one.clientHeight + 1;
    if (sideways(one) || low) {
      faults.push(`cut: ${named(one)} ${boxed(one.getBoundingClientRect())}`);
    }
  }

  // Each control can be hit, and is as large as a finger, or has a reach that is.
  const inText = (one) => one.matches('p a') && getComputedStyle(one).display === 'inline';
  const controls = within.filter((one) => one.matches(CONTROLS) && !inText(one));
  const reachOf = (one) => one.dataset.die
    && one.closest('svg')?.querySelector(`[data-reach="${one.dataset.die}"]`);
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
  const isHit = (one) => {
    const box = one.getBoundingClientRect();
    const own = one.closest('label') ?? one.closest(NEARER) ?? one;
    return parts.some((u) => parts.some((v) => {
      const hit = document.elementFromPoint(box.x + box.width * u, box.y + box.height * v);
      return hit && (own.contains(hit) || hit === reachOf(one));
    }));
  };
  // A notice covers the sheet, so that nothing moves. It can be dismissed.
  const notices = [...document.querySelectorAll('.notices > *')];
  for (const one of notices) {
    if (!one.querySelector('.close button')) faults.push(`cannot be dismissed: ${named(one)}`);
  }
  const isFree = (one) => {
    if (isHit(one)) return true;
    if (!one.closest('.sheet') || !notices.length) return false;
    for (const each of notices) each.style.visibility = 'hidden';
    const free = isHit(one);
    for (const each of notices) each.style.visibility = '';
    return free;
  };
  // Where a part of a painting is shown, the rest is seen as soon as one asks for the whole.
  const isBeyond = (one) => {
    const frame = one.closest(`${NEARER}:not([data-whole])`)?.getBoundingClientRect();
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return frame &&
      (left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom);
  };
  for (const one of controls) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = (reachOf(one) ?? one.closest('label') ?? one).getBoundingClientRect();
    const least = one.closest(NEARER) ? 0 : one.closest('.sheet svg') ? PLACE : TOUCH;
    if (Math.min(box.width, box.height) < least - ROUNDING) {
      faults.push(`small: ${named(one)} ${boxed(box)}`);
    }
    if (!isFree(one) && !isBeyond(one)) faults.push(`covered: ${named(one)}`);
  }
  document.querySelectorAll('.tray, .end, .extra, .side').forEach((one) => one.scrollTo(0, 0));
  scrollTo(0, 0);

  // No control lies on another.
  const flat = controls.filter((one) => one instanceof HTMLElement);
  flat.forEach((one, k) => {
    const a = one.getBoundingClientRect();
    for (const other of flat.slice(k + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // A fixed bar lies over what scrolls below it; that each can be reached is seen above.
      const clipped = ['.tray', '.end', '.extra', '.side', '.body', '.end > .ways'].some((box) => {
        return one.closest(box) !== other.closest(box);
      });
      if (wide > 1 && high > 1 && !clipped) faults.push(`overlap: ${named(one)}, ${named(other)}`);
    }
  });

  // The sheet is large enough, and whole.
  const sheet = document.querySelector('.sheet');
  if (sheet) {
    const box = sheet.getBoundingClientRect();
    if (Math.min(box.width, box.height) < SHEET) faults.push(`the sheet is ${boxed(box)}`);
    if (box.left < 0 || box.right > innerWidth + 1) faults.push('the sheet is cut');
  }
  return faults;
}""")


PART = "[data-painting]:not([data-whole])"
"""A painting of which a part is shown: there is a button for all of it."""


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it stands, each in a line."""
    found: list[str] = page.evaluate(FAULTS)
    if page.locator(PART).count():
        whole = page.locator(".sheet .zoom button").nth(2)
        whole.click()
        page.locator("[data-painting][data-whole]:not([data-moving])").wait_for()
        found += [f"{one}, seen as a whole" for one in page.evaluate(FAULTS)]
        whole.click()
        page.locator(PART).wait_for()
    return found


WATCH = """() => {
  const begun = !!window.sheetPlaces;
  window.sheetPlaces = new Set();
  if (begun) return;
  const look = () => {
    const sheet = document.querySelector('main:not(.over) > .tray.whole')
      ?.parentElement.querySelector('.sheet');
    if (sheet) {
      const { x, y, width, height } = sheet.getBoundingClientRect();
      window.sheetPlaces.add([x, y, width, height].map(Math.round).join());
    }
  };
  setInterval(look, 100);  // not every frame: that would keep the browser drawing
}"""


def watch_sheet(page: Page) -> None:
    """From now on, every place that a sheet in play has on the screen is kept in mind."""
    page.evaluate(WATCH)


def sheet_places(page: Page) -> list[str]:
    """Where it was: x, y, width, height. One place, if nothing has jumped."""
    places: list[str] = page.evaluate("[...window.sheetPlaces]")
    return places
