"""Pictures of figures: true to the report, on the paper, and nothing over anything else."""

import io
import random
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from importlib import import_module
from itertools import combinations
from pathlib import Path

import pytest

from paintpot.core.inks import PAPER, PENCIL
from paintpot.lab import picture_png
from paintpot.lab.figures import Share, Spread, percent, share_of
from paintpot.lab.picture import BadPicture, save_picture, sheet, writer_of
from paintpot.lab.picture_parts import (
    ACCENT,
    FILL,
    INK,
    SHADE,
    Bins,
    Frame,
    bars,
    histogram,
)
from paintpot.lab.picture_shapes import Drawing, Line, Rect, Text, fitted, width_of
from paintpot.lab.picture_svg import svg
from paintpot.lab.playing import FinishedGame
from paintpot.lab.simulate import Run, SimulationReport, report

SVG = "{http://www.w3.org/2000/svg}"
LONG = [
    "The Most Magnificent Waterworks of Wimmelmünde",
    "Самая широкая Жёлтая Шляпа Щукиного Холма",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    '<b>"Tom & Jerry"</b>',
]
FEATS = [*LONG, *[f"feat {k}" for k in range(16)]]


def made_up(seats: int, feats: list[str], games: int = 60, seed: int = 1) -> SimulationReport:
    """A report of games that nobody played."""
    luck = random.Random(seed)
    played = []
    for number in range(games):
        totals = [round(luck.gauss(40 + seat, 12)) for seat in range(seats)]
        won = tuple(seat for seat in range(seats) if totals[seat] == max(totals))
        done = [[name for k, name in enumerate(feats) if luck.random() < k / 20] for _ in totals]
        verdicts = [luck.choice(["solo-crown", "solo-painter"]) if seats == 1 else None] * seats
        turns = luck.randint(12, 30)
        ending = luck.choice(["blots", "three-kingdoms", *LONG[:2]])
        one = FinishedGame(number, totals, won, done, verdicts, 9 * turns, turns, turns, ending)
        played.append(one)
    return report(Run("inkdoms", "greedy", seats, games), played)


TABLES = [made_up(seats, FEATS) for seats in range(1, 9)]
ODD = [
    made_up(2, ["Redhill"], games=1),
    made_up(4, [], games=2),
    replace(made_up(3, ["Redhill"]), turns=None, turn_counts={}),
    replace(made_up(3, []), endings={}),
    replace(made_up(1, []), endings={}, verdicts={}),
]


def texts(drawing: Drawing) -> list[Text]:
    return [shape for shape in drawing.shapes if isinstance(shape, Text)]


def rects(drawing: Drawing, fill: str) -> list[Rect]:
    return [shape for shape in drawing.shapes if isinstance(shape, Rect) and shape.fill == fill]


def extent(text: Text) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a text, as wide as it may be."""
    width = width_of(text.text, text.size, text.serif)
    left = {"start": text.x, "middle": text.x - width / 2, "end": text.x - width}[text.anchor]
    return left, text.y - 0.8 * text.size, left + width, text.y + 0.2 * text.size


# On the paper


@pytest.mark.parametrize("result", [*TABLES, *ODD])
def test_nothing_is_outside_the_paper(result: SimulationReport) -> None:
    drawing = sheet(result)
    for shape in drawing.shapes:
        if isinstance(shape, Rect):
            assert shape.width >= 0
            assert shape.height >= 0
            corners = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
        elif isinstance(shape, Line):
            assert shape.x1 == shape.x2 or shape.y1 == shape.y2
            corners = (shape.x1, shape.y1, shape.x2, shape.y2)
        else:
            corners = extent(shape)
        assert 0 <= min(corners[0::2]) <= max(corners[0::2]) <= drawing.width
        assert 0 <= min(corners[1::2]) <= max(corners[1::2]) <= drawing.height


@pytest.mark.parametrize("result", [*TABLES, *ODD])
def test_no_text_is_over_another_or_over_a_bar(result: SimulationReport) -> None:
    drawing = sheet(result)
    for one, two in combinations(texts(drawing), 2):
        a, b = extent(one), extent(two)
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one.text!r} and {two.text!r}"
    for bar in [*rects(drawing, INK), *rects(drawing, FILL)]:
        for text in texts(drawing):
            left, top, right, bottom = extent(text)
            beside = right <= bar.x or bar.x + bar.width <= left
            assert beside or bottom <= bar.y or bar.y + bar.height <= top, text.text


def test_long_names_are_cut_and_short_ones_are_not() -> None:
    shown = [text.text for text in texts(sheet(TABLES[3]))]
    for name in FEATS:
        cut = [text[:-1] for text in shown if text.endswith("…") and len(text) > 8]
        assert name in shown or any(name.startswith(part) for part in cut), name
    assert "three-kingdoms" in shown
    whole = made_up(4, ["Purplefield", "Yellowlake", "longest-road"])
    plain = replace(whole, endings={"apprentice-first": share_of([1.0, 0.0])})
    assert not [text.text for text in texts(sheet(plain)) if "…" in text.text]


def test_a_long_seed_is_cut_too() -> None:
    result = made_up(2, [])
    drawing = sheet(replace(result, run=replace(result.run, seed="long " * 100)))
    about = texts(drawing)[1]
    assert about.text.startswith("2 seats · greedy · 60 games · seed long")
    assert extent(about)[2] <= drawing.width


@pytest.mark.parametrize("room", [12, 30, 60, 200])
def test_a_fitted_text_fits(room: float) -> None:
    for name in FEATS:
        assert width_of(fitted(name, 10, room), 10) <= room


# True to the report


def numbers_of(spread: Spread) -> set[str]:
    return {
        f"middle half {spread.quarter:g} to {spread.three_quarters:g}",
        f"median {spread.median:g}",
        f"mean {spread.mean:.1f}",
    }


@pytest.mark.parametrize("result", [*TABLES, *ODD])
def test_the_numbers_are_those_of_the_report(result: SimulationReport) -> None:
    shown = [text.text for text in texts(sheet(result))]
    length = result.turns or result.moves
    assert numbers_of(result.score) | numbers_of(length) <= set(shown)
    wins = [own.wins for own in result.seats] if result.run.seats > 1 else []
    groups = (result.verdicts, result.endings, result.feats)
    shares = wins + [share for group in groups for share in group.values()]
    percents = [text for text in shown if re.fullmatch(r"[\d.]+\.\d %", text)]
    assert sorted(percents) == sorted(percent(share.share) for share in shares)
    intervals = [text for text in shown if re.fullmatch(r"[\d.]+–[\d.]+", text)]
    expected = [f"{100 * share.low:.1f}–{100 * share.high:.1f}" for share in shares]
    assert sorted(intervals) == sorted(expected)
    if result.run.seats > 1:
        means = [text for text in shown if re.fullmatch(r"-?\d+\.\d", text)]
        assert means == [f"{own.score:.1f}" for own in result.seats]
        assert sum(percent(1 / result.run.seats) in text for text in shown if "fair" in text) == 1


def test_a_title_says_what_was_played() -> None:
    result = made_up(3, [])
    run = replace(result.run, bot="search", seed="x", options={"first": "2", "sheet": {"name": 1}})
    drawing = sheet(replace(result, run=run, games=1234))
    assert [text.text for text in texts(drawing)[:2]] == [
        "Inkdoms",
        "3 seats · search · 1234 games · seed x · first 2 · sheet of your own",
    ]


SPREAD = Spread(mean=4.4, sd=1, least=0, quarter=2, median=4, three_quarters=7, most=9)


def test_a_histogram_has_a_bar_for_each_number() -> None:
    drawing = Drawing(540, 300, PAPER, "")
    counts = {0: 5, 3: 10, 4: 20, 9: 1}
    histogram(drawing, Frame(20, 20, 500), SPREAD, counts, 100)
    found = rects(drawing, INK)
    assert [bar.height for bar in found] == [25, 50, 100, 5]
    feet = {bar.y + bar.height for bar in found}
    assert len(feet) == 1
    middles = [bar.x + bar.width / 2 for bar in found]
    each = (middles[3] - middles[0]) / 9
    assert middles == pytest.approx([middles[0] + each * value for value in counts])
    marks = {
        shape.colour: shape.x1
        for shape in drawing.shapes
        if isinstance(shape, Line) and shape.x1 == shape.x2 and abs(shape.y1 - shape.y2) == 100
    }
    assert marks == pytest.approx(
        {PENCIL: middles[0] + 4 * each, ACCENT: middles[0] + 4.4 * each}, abs=0.01
    )
    half = max(rects(drawing, SHADE), key=lambda rect: rect.height)
    assert half.x == pytest.approx(middles[0] + 2 * each)
    assert half.width == pytest.approx(5 * each)


@pytest.mark.parametrize(("least", "most"), [(0, 0), (-7, 3), (37, 38), (3, 400), (-900, 20000)])
def test_bins_hold_everything_once(least: int, most: int) -> None:
    bins = Bins(least, most)
    assert 9 <= bins.count <= 46
    assert sum(bins.sums({least: 3, most: 4} if least < most else {least: 7})) == 7
    assert 0 < bins.part(least) <= bins.part(most) < 1
    assert all(0 < bins.part(tick) < 1 for tick in bins.ticks(10))
    assert 3 <= len(bins.ticks(10)) <= 11
    assert least < 0 or bins.first >= 0


def test_bars_are_as_long_as_their_shares() -> None:
    drawing = Drawing(500, 200, PAPER, "")
    shares = {"a": Share(1, 0.2, 0.1, 0.3), "b": Share(1, 0.4, 0.2, 0.5)}
    bars(drawing, Frame(20, 20, 400), shares, top=0.5, mark=0.25)
    short, long = rects(drawing, FILL)
    assert long.width == pytest.approx(2 * short.width)
    whole = long.width / 0.4
    lines = [shape for shape in drawing.shapes if isinstance(shape, Line)]
    level = [line for line in lines if line.y1 == line.y2]
    assert [line.x1 for line in level] == pytest.approx([short.x + whole * p for p in (0.1, 0.2)])
    assert [line.x2 for line in level] == pytest.approx([short.x + whole * p for p in (0.3, 0.5)])
    (mark,) = [line for line in lines if line.colour == ACCENT]
    assert mark.x1 == mark.x2 == pytest.approx(short.x + whole * 0.25)
    scale = [text for text in texts(drawing) if text.anchor == "middle"]
    assert [(text.text, text.x) for text in scale] == [
        ("0", short.x),
        ("50 %", pytest.approx(short.x + whole * 0.5)),
    ]


# As SVG


@pytest.mark.parametrize("result", [*TABLES, *ODD])
def test_an_svg_is_well_formed_and_has_every_shape(result: SimulationReport) -> None:
    drawing = sheet(result)
    root = ET.fromstring(svg(drawing))
    assert root.tag == f"{SVG}svg"
    assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"
    kinds = [element.tag.removeprefix(SVG) for element in root]
    assert kinds[:2] == ["title", "rect"]
    assert kinds[2:] == [type(shape).__name__.lower() for shape in drawing.shapes]
    written = [element.text for element in root if element.tag == f"{SVG}text"]
    assert written == [text.text for text in texts(drawing)]


def test_whatever_stands_in_a_name_is_text() -> None:
    drawing = Drawing(10, 10, PAPER, "<script>&\x00")
    drawing.text(1, 2, "</text><rect/>\x1b \ud800 &amp;", 3, PENCIL)
    root = ET.fromstring(svg(drawing))
    assert [element.text for element in root] == [
        "<script>& ",
        None,
        "</text><rect/>    &amp;",
    ]


def test_the_same_report_gives_the_same_file(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg"):
        save_picture(TABLES[3], str(tmp_path / name))
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


# As PNG


@pytest.fixture(params=["fonts of the machine", "no fonts"])
def _fonts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    picture_png._font.cache_clear()
    if request.param == "no fonts":
        monkeypatch.setattr(picture_png, "SANS", ())
        monkeypatch.setattr(picture_png, "SERIF", ())


@pytest.mark.usefixtures("_fonts")
def test_a_png_shows_the_same() -> None:
    drawing = sheet(TABLES[3])
    image = import_module("PIL.Image").open(io.BytesIO(picture_png.png(drawing)))
    assert image.format == "PNG"
    assert image.size == (2 * drawing.width, 2 * drawing.height)
    assert "#{:02X}{:02X}{:02X}".format(*image.getpixel((0, 0))) == PAPER
    lines = [shape for shape in drawing.shapes if isinstance(shape, Line)]
    for bar in rects(drawing, INK)[:10]:
        x, y = bar.x + bar.width / 4, bar.y + bar.height / 2
        if not any(abs(line.x1 - x) < 2 or abs(line.y1 - y) < 2 for line in lines):
            assert "#{:02X}{:02X}{:02X}".format(*image.getpixel((2 * x, 2 * y))) == INK
    for text in texts(drawing):
        left, top, right, bottom = (round(2 * edge) for edge in extent(text))
        colours = image.crop((left, top, right, bottom)).getcolors(100_000)
        assert len(colours) > 1, f"{text.text!r} is not there"


@pytest.mark.usefixtures("_fonts")
def test_no_text_is_wider_in_a_png_than_it_may_be() -> None:
    for text in [text for result in TABLES for text in texts(sheet(result))]:
        font, full = picture_png._font(text.serif, 100)
        words = text.text if full else text.text.translate(picture_png.PLAIN)
        assert font.getlength(words) <= width_of(text.text, 100, text.serif), text.text


def test_a_png_needs_pillow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_png, "available", lambda: False)
    with pytest.raises(BadPicture, match="Pillow"):
        writer_of("figures.png")
    assert writer_of("figures.svg") is svg
