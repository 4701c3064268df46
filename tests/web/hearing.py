"""What a table says to who listens and writes into its log, and whether anything on it moves."""

from typing import Any

from playwright.sync_api import Page

LISTEN = """
window.said = [];
window.news = [];
window.moved = new Set();
addEventListener('asked', ({ detail }) => window.news.push(...detail));
const hear = () => {
  const region = document.querySelector('[role=status].unseen');
  if (!region) return void requestAnimationFrame(hear);
  new MutationObserver(() => window.said.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
};
hear();
const look = () => {
  for (const one of document.getAnimations()) {
    const { animationName = 'animation', transitionProperty, effect } = one;
    if (effect.getComputedTiming().activeDuration <= 17) continue;
    window.moved.add(`${transitionProperty ?? animationName} of ${effect.target.outerHTML}`);
  }
  requestAnimationFrame(look);
};
if (matchMedia('(prefers-reduced-motion: reduce)').matches) look();
"""
"""All that is said, all that the stage was asked to show, and what moves for more than a frame."""

OTHERWISE = {"spell", "tunnel", "lost", "out"}
"""The words of the move have said it, or it is said in other words than shown: see test_shell."""


def words_of(page: Page, moments: list[dict[str, Any]]) -> list[str]:
    """What came about, as this page words it; what others did, where nothing did."""
    told = {(one["name"], one.get("seat")) for one in moments if one["name"] not in OTHERWISE}
    shown = page.evaluate("window.news.map(({ name, seat, words }) => [name, seat ?? null, words])")
    # What came together for somebody else is shown as one, the most important first.
    came = [words.partition(", ")[0] for name, seat, words in shown if (name, seat) in told]
    return came or [words for name, _, words in shown if name == "turn"]


def expect_heard_once(page: Page, moments: list[dict[str, Any]]) -> None:
    """Each of these moments was said once, in words, and stands in the log."""
    words = words_of(page, moments)
    said = "\n".join(page.evaluate("window.said"))
    log = page.locator(".side ol").first.inner_text()
    assert words, "something came about"
    for one in words:
        assert " " in one, "a sentence, no name of a moment"
        assert said.count(one) == "\n".join(words).count(one), f"{one!r} in {said}"
        assert one in log, f"{one!r} in {log}"
