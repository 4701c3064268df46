"""What a table announces to screen readers, writes into its log and plays, and whether anything on
it moves."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

import paintpot
from paintpot.cli.voice import Voice
from paintpot.core.moments import Moment
from tests.web.tables import FRAMES

LISTEN = """
window.said = [];
window.news = [];
window.heard = [];
window.moved = new Set();
addEventListener('asked', ({ detail }) => window.news.push(...detail));
addEventListener('sounded', ({ detail }) => window.heard.push(detail.sound));
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
"""Everything announced and played, everything the stage was asked to show, and what moves for more
than a frame."""

BY_MOVES = {"spell", "tunnel", "lost"}
"""Already said by somebody else's move, so not announced twice."""
UNWRITTEN = {"spell", "tunnel"}
"""In the log the move says it, for every player."""

Found = dict[str, Any]


def text_of(moment: Found, voice: Voice) -> str:
    """What happened, as the game's catalogue says it after a name."""
    return voice.moment(Moment(moment["name"], -1, moment.get("facts") or {}))


def sentence(moment: Found, names: list[str], own: int | None, voice: Voice) -> str:
    """The same, as the page says it to the player of a seat."""
    seat = moment.get("seat")
    addressed = f"moment-{moment['name']}-own"
    if seat is not None and seat == own and voice.has_text(addressed):
        return voice.game_text(addressed, **moment.get("facts") or {})
    text = text_of(moment, voice)
    return text if seat is None else f"{names[seat]} {text}"


def sayings(
    moments: Iterable[Found], names: list[str], own: int | None, voice: Voice
) -> Counter[str]:
    """What is to be announced of moments, and how often; 0 if somebody else's move says it."""
    wanted: Counter[str] = Counter()
    for one in moments:
        by_move = one["name"] in BY_MOVES and one.get("seat") != own
        wanted[sentence(one, names, own, voice)] += 0 if by_move else 1
    return wanted


def expect_said(said: str, wanted: Counter[str]) -> None:
    for words, times in wanted.items():
        assert " " in words, "a sentence, no name of a moment"
        assert count(words, said) == times, f"{words!r} in {said}"


def count(words: str, text: str) -> int:
    """How often this is said, and nothing that only begins like it."""
    ends = r"(?=[.\u00a0]| \(|$)"
    return len(re.findall(re.escape(words.rstrip(".")) + ends, text, re.MULTILINE))


def voice_of(game: str) -> Voice:
    return Voice("en", paintpot.game(game))


def expect_heard_once(page: Page, game: str, names: list[str], moments: list[Found]) -> None:
    """Each of these moments was said once, in words, and is in the log; and so was each turn."""
    voice = voice_of(game)
    page.evaluate(FRAMES)
    said = "\n".join(page.evaluate("window.said"))
    news: list[Found] = page.evaluate("window.news")
    # A copy of what the reader did is written so: "copies you".
    turns = Counter(
        f"{names[one['seat']]}: {one['words']}"
        for one in news
        if one["name"] == "turn" and not one.get("toYou")
    )
    wanted = sayings(moments, names, 0, voice)
    assert wanted or turns, "something came about"
    expect_said(said, Counter({**wanted, **turns}))
    log = page.locator(".side ol").first.inner_text()
    out = {one["seat"] for one in moments if one["name"] == "out"}
    for one in moments:
        name = one["name"]
        if name in UNWRITTEN or (name == "lost" and one["seat"] in out):
            continue
        brief = f"moment-{name}-brief"
        written = (
            voice.game_text(brief, **one["facts"])
            if name in BY_MOVES and voice.has_text(brief)
            else sentence(one, names, 0, voice)
        )
        assert written in log, f"{written!r} in {log}"
    expect_composed(news, moments, names, voice)


def expect_composed(
    news: list[Found], moments: list[Found], names: list[str], voice: Voice
) -> None:
    """What came to somebody else at once is shown as one: of nothing but its parts."""
    for shown in news:
        if len(shown.get("names") or ()) < 2:
            continue
        left = shown["words"].removeprefix(f"{names[shown['seat']]} ")
        parts = sorted(
            {text_of(one, voice) for one in moments if one.get("seat") == shown["seat"]},
            key=len,
            reverse=True,
        )
        while left:
            part = next((one for one in parts if left.startswith(one)), None)
            assert part, f"{left!r} of {shown['words']!r} is none of {parts}"
            parts.remove(part)
            left = left.removeprefix(part).removeprefix(", ")
