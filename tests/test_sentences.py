"""What the code says in English itself can be said in every other language."""

import ast
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest

import paintpot
from paintpot.cli.main import COMMANDS, main
from paintpot.core.errors import BadSheet
from paintpot.core.names import name_fault
from paintpot.core.reasons import Reason
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.server.problems import problem_of
from paintpot.server.sockets import LONGEST_REASON
from paintpot.texts import LANGUAGES, catalogue, explain, in_language, move_text
from paintpot.texts.patterns import Pattern, Patterns

FACT = re.compile(r"\bx\d+\b")
SENTENCE = re.compile(r"['A-Zx].* .*\.", re.DOTALL)
"""It begins with a capital or with a fact, and ends with a full stop."""
SRC = Path(paintpot.__file__).parent
OTHERS = LANGUAGES[1:]

TECHNICAL = {
    "BadLedger",
    "BadLesson",
    "BadExample",
    "BadRulebook",
    "BadText",
    "NotConforming",
    "ValueError",
    "TypeError",
    "KeyError",
    "IndexError",
    "AttributeError",
    "AssertionError",
    "NotImplementedError",
    "RuntimeError",
    "OSError",
    "IntegrityError",
    "IsADirectoryError",
    "SystemExit",
    "StopIteration",
}
"""Errors about the inside of a file that a game's author writes (a ledger, a lesson, a rulebook),
and those that no player meets. They stay in English."""

GAME_DATA = {"games/ink/tiles.py", "games/color_in_kingdom/guidelines.py"}
"""These read files of a game's own folder: only its author can change them."""

FAULT = "fault"
"""The parameter that tells a function which error to raise."""

AUTHORS = "about the inside of a file that a game's author writes"

ENGLISH_ONLY = {
    "cli/lab_command.py": "output of the lab is in English",
    "cli/progress.py": "output of the lab is in English",
    "core/data_files.py": AUTHORS,
    "core/lessons.py": AUTHORS,
    "server/connections.py": "written past the application, where the language is not known",
    "server/logs.py": "messages of uvicorn, to recognise them",
    "server/openapi.py": "the description of the API",
    "texts/__init__.py": AUTHORS,
    "texts/rulebook.py": AUTHORS,
}
"""Modules whose sentences stay in English, with the reason."""

QUOTES_ONLY = {
    "{error}.",
    "{error} {words}",
    "{where}: {fault}",
    "{where}: {error}",
    "Another server{named} uses {folder}: stop it, or choose another folder.",
    (
        "{file} {what}, but {key.name} beside it says that there were tables: put back a copy of"
        " the database, or start with --new-database to begin without any."
    ),
}
"""Sentences that are those of somebody else, or come with and without a part: see below."""


def sample(node: ast.expr) -> str | None:
    """A sentence of the code with something in each place, or None if it is no sentence."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if " " in node.value else None
    if not isinstance(node, ast.JoinedStr):
        return None
    parts = []
    for k, part in enumerate(node.values):
        if isinstance(part, ast.Constant):
            parts.append(str(part.value))
        else:
            parts.append(f"'x{k}'" if getattr(part, "conversion", -1) == ord("r") else f"x{k}")
    return "".join(parts)


def template(node: ast.expr) -> str:
    return re.sub(r"^f?(['\"])(.*)\1$", r"\2", ast.unparse(node))


@cache
def nodes() -> list[tuple[Path, ast.Call | ast.ClassDef]]:
    """Every call and every class of the code."""
    return [
        (path, node)
        for path in sorted(SRC.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call | ast.ClassDef)
    ]


@cache
def raised() -> list[tuple[str, str]]:
    """Every sentence that is raised as an error, with its place."""
    found = set()
    for path, node in nodes():
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        module = path.relative_to(SRC).as_posix()
        by_parameter = name == FAULT and ENGLISH_ONLY.get(module) != AUTHORS
        if not (name in error_names() or by_parameter) or module in GAME_DATA:
            continue
        for given in node.args:
            said = sample(given)
            if said and template(given) not in QUOTES_ONLY:
                if name in ("BadSheet", FAULT) and said.startswith("x0"):
                    said = f"sheet {said}"  # the place that every fault of a sheet begins with
                found.add((f"{path.relative_to(SRC)}:{node.lineno}", said))
    return sorted(found)


@cache
def written() -> list[tuple[str, str, str]]:
    """Every literal that looks like a sentence, wherever it stands: module, line, sentence.

    This finds also those that are raised by way of a constant, a table or a parameter."""
    found = []
    for path in sorted(SRC.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {
            id(part)
            for node in ast.walk(tree)
            for part in (
                [node.value]  # a docstring
                if isinstance(node, ast.Expr)
                else node.values
                if isinstance(node, ast.JoinedStr)
                else []
            )
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant | ast.JoinedStr) or id(node) in inside:
                continue
            said = sample(node)
            if said and SENTENCE.fullmatch(said) and template(node) not in QUOTES_ONLY:
                found.append((path.relative_to(SRC).as_posix(), f"{node.lineno}", said))
    return found


def is_translated(said: str, language: str) -> bool:
    """Whether the sentence itself is, and not just the place that it begins with."""
    place, stop, fault = said.partition(": ")
    spoken = in_language(said, language)
    return spoken != said and not (stop and spoken == in_language(place, language) + stop + fault)


@cache
def error_names() -> set[str]:
    """The classes of errors a user can cause, by name."""
    classes = [node for _, node in nodes() if isinstance(node, ast.ClassDef)]
    known = {"PaintpotError"}
    while True:
        found = known | {
            node.name
            for node in classes
            if any(isinstance(base, ast.Name) and base.id in known for base in node.bases)
        }
        if found == known:
            return known - TECHNICAL
        known = found


def test_errors_are_found() -> None:
    assert {"BadMove", "NotNow", "BadRequest", "StorageFault"} <= error_names()
    assert len(raised()) > 120


@pytest.mark.parametrize("language", OTHERS)
def test_every_error_is_said_in_every_language(language: str) -> None:
    assert [
        f"{where}: {said}" for where, said in raised() if not is_translated(said, language)
    ] == [], f"sentences.{language}.ftl lacks these; `.en` is the sentence with places for facts"


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_the_code_is_said_in_every_language(language: str) -> None:
    assert [
        f"{path}:{line}: {said}"
        for path, line, said in written()
        if path not in ENGLISH_ONLY and in_language(said, language) == said
    ] == []


def in_english() -> list[tuple[str, str]]:
    """Every sentence about the inside of a file that only a game's author writes."""
    found = []
    for path, node in nodes():
        module = path.relative_to(SRC).as_posix()
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        about_data = module in GAME_DATA and name in error_names()
        if about_data or name in TECHNICAL or name == "_demand":
            found += [(module, said) for said in map(sample, node.args) if said]
    found += [(path, said) for path, _, said in written() if ENGLISH_ONLY.get(path) == AUTHORS]
    for_players = {said for _, said in raised()}
    return [(path, said) for path, said in found if said not in for_players]


@pytest.mark.parametrize("language", OTHERS)
def test_what_stays_in_english_is_not_translated_by_halves(language: str) -> None:
    """Sentences about a game's own files may look like those about somebody's sheet."""
    stays = in_english()
    assert len(stays) > 60
    assert {"core/examples.py", "texts/rulebook.py", *GAME_DATA} <= {path for path, _ in stays}
    assert [
        f"{path}: {said} -> {in_language(said, language)}"
        for path, said in stays
        if in_language(said, language) != said
    ] == []
    ledger = "line 12: there is no rule 'ID-A1', or it is retired"
    assert in_language(ledger, language) == ledger


def test_no_module_is_english_only_without_need() -> None:
    english = {path for path, _, said in written() if in_language(said, "ru") == said}
    assert set(ENGLISH_ONLY) <= english


@pytest.mark.parametrize("language", OTHERS)
def test_a_place_alone_is_no_translation(language: str) -> None:
    assert is_translated("sheet my.json: nested too deep", language)
    assert not is_translated("sheet my.json: nobody has translated this", language)


@pytest.mark.parametrize("language", OTHERS)
def test_facts_of_an_error_reach_its_translation(language: str) -> None:
    """No placeholder is left, and quotation marks are those of the language."""
    for where, said in raised():
        spoken = in_language(said, language)
        assert "{" not in spoken or "{" in said, where
        assert set(FACT.findall(said)) <= set(FACT.findall(spoken)), where
        assert "'x" not in spoken, where


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("a\u3164b", "Знака U+3164"),
        ("e\u0301\u0301\u0301\u0301", "надстрочных"),
        ("\u0301", "пустое"),
    ],
)
def test_faults_of_a_name_are_told_in_the_language(name: str, said: str) -> None:
    assert said in in_language(name_fault(name), "ru")


def test_a_sentence_with_and_without_a_part() -> None:
    for named in ("", " (process 12)"):
        said = f"Another server{named} uses /data: stop it, or choose another folder."
        assert "занимает другой сервер" in in_language(said, "ru")


def test_a_database_that_is_gone_or_empty() -> None:
    for what, said in (("is not there", "этого файла нет"), ("is empty", "этот файл пуст")):
        english = (
            f"/d/tables.sqlite {what}, but secret.key beside it says that there were tables: put"
            " back a copy of the database, or start with --new-database to begin without any."
        )
        assert said in in_language(english, "ru")
        assert "secret.key" in in_language(english, "ru")


CONSTANTS = ("STOP_REASON", "RECONNECT")


def close_reasons() -> list[str]:
    """What the live socket says when it closes."""
    found = []
    for name in ("server/sockets.py", "server/serve.py", "table/room.py"):
        tree = ast.parse((SRC / name).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                given = node.args if called in ("disconnect", "close") else []
            elif isinstance(node, ast.Return) and node.value and name == "server/sockets.py":
                given = [node.value]
            elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") in CONSTANTS:
                given = [node.value] if node.value else []
            else:
                continue
            found += [said for said in map(sample, given) if said]
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_reasons_of_closing_are_said_and_have_room(language: str) -> None:
    reasons = close_reasons()
    assert len(reasons) >= 15
    for reason in reasons:
        spoken = in_language(reason, language)
        assert spoken != reason
        assert len(spoken.encode()) <= LONGEST_REASON


def helps() -> set[str]:
    """Descriptions of commands and of their arguments."""
    found = set(COMMANDS.values())
    for path in (SRC / "cli").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "add_argument":
                given = [word.value for word in node.keywords if word.arg == "help"]
                found |= {said for said in map(sample, given) if said}
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_said_in_every_language(language: str) -> None:
    assert [said for said in sorted(helps()) if in_language(said, language) == said] == []


# -- how a sentence is recognised


def test_a_pattern_finds_what_stands_in_its_places() -> None:
    pattern = Pattern("{ $ink } on { $area }")
    assert pattern.match("red on R4") == {"ink": "red", "area": "R4"}
    assert pattern.match("on R4") is None
    assert pattern.match("red on ") is None
    assert Pattern("done").match("done") == {}
    assert Pattern("done").match("done!") is None
    assert Pattern("a { $x } b").match("a  b") is None


def test_the_pattern_that_says_more_wins() -> None:
    patterns = Patterns({"any": "{ $a } on { $b }", "spot": "spot on { $b }", "n": "{ $n } x"})
    assert patterns.find("spot on 4c") == ("spot", {"b": "4c"})
    assert patterns.find("red on 4c") == ("any", {"a": "red", "b": "4c"})
    assert patterns.find("12 x") == ("n", {"n": 12})
    assert patterns.find("nothing") is None


def test_a_long_text_costs_no_time() -> None:
    """Parts of a sentence may come from a stranger."""
    pattern = Pattern("{ $a } is { $b } is { $c } is { $d }.")
    assert pattern.match(" is " * 100_000) is None


def test_a_sentence_that_quotes_another_is_translated_with_it() -> None:
    said = "Move 12 is not valid: 'xx' is not a move of Inkdoms; a move looks like 'done'."
    assert in_language(said, "ru") == (
        "Ход 12, ошибка: «xx» — не ход игры Inkdoms. Ходы пишут так: done."
    )


def test_what_has_no_translation_stays() -> None:
    assert in_language("Nobody says this.", "ru") == "Nobody says this."
    assert in_language("The game is over.", "en") == "The game is over."


# -- the command


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "nothing", "--lang", "ru"], "paintpot: Игры «nothing» нет. Игры: "),
        (["play", "inkdoms", "--seats", "9", "--lang=ru"], "от 1 до 4, а не 9."),
        (["play", "inkdoms", "--seats", "x", "--lang", "ru"], "нужно целое число, а не «x»."),
        (["verify", "/no/such.json", "--lang", "ru"], "such.json: не читается (нет такого файла)"),
        (["export", "abc", "--to", "x", "--data", "/no/such", "--lang", "ru"], "нет столов."),
        (["simulate", "inkdoms", "--games", "0", "--lang", "ru"], "хотя бы одна партия"),
        (["fly", "--lang", "ru"], "команды «fly» нет"),
        (["play", "nothing", "--lang", "en"], "There is no game 'nothing'"),
    ],
)
def test_errors_of_the_command_are_in_its_language(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    # In a thread: a browser that was used in this process before leaves an event loop running here.
    with ThreadPoolExecutor(1) as elsewhere:
        assert elsewhere.submit(main, words).result() == 2
    assert said in capsys.readouterr().err


def test_verify_reports_each_record_in_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    assert main(["verify", str(tmp_path), "--lang", "ru"]) == 1
    assert re.search("[А-я]", capsys.readouterr().out.splitlines()[0])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "лист bad.json: это не JSON (строка 1, столбец 2: "),
        ("{}", "лист bad.json: нет ключа «format»"),
        ('{"format": 1, "game": "inkdoms", "name": "x", "size": [5, "a"]}', "«size»: нужны целые"),
    ],
)
def test_a_bad_sheet_is_refused_in_the_language(
    content: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_text(content, encoding="utf-8")
    words = ["play", "inkdoms", "--sheet", str(tmp_path / "bad.json"), "--lang"]
    assert main([*words, "ru"]) == 2
    assert said in capsys.readouterr().err
    assert main([*words, "en"]) == 2
    assert "sheet bad.json: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        ("sheet, area R4: the id is used twice", "лист, область R4: такое имя уже есть"),
        (
            "sheet, tower no. 2: B1 and B9 share no side",
            "лист, башня № 2: у B1 и B9 нет общей стороны",
        ),
        (
            "sheet my.json, area R4: corner 3 (9, 12) is outside of the board",
            "лист my.json, область R4, угол 3 (9, 12) вне поля",
        ),
        ("sheet my.json: Redhill has no capital", "лист my.json: Красногорье без столицы"),
    ],
)
def test_what_is_wrong_with_a_sheet_is_told_over_http(english: str, russian: str) -> None:
    for language, said in (("en", english), ("ru", russian)):
        problem = problem_of(BadSheet(english), language)
        assert (problem.code, problem.detail) == ("bad-sheet", said)


def test_a_throw_that_cannot_lie_is_told_in_the_language() -> None:
    said = (
        "Move 1 is not valid: No place is left on this board where the blue die lies in just BR,"
        " the red die in just B, the yellow die in just G, the white die in just U (ID-A51)."
    )
    spoken = in_language(said, "ru")
    assert "синий лёг только в BR, красный — только в B, жёлтый — только в G" in spoken
    assert " die " not in spoken


def test_help_of_the_command_is_in_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "ru"]) == 0
    assert "играть в терминале" in capsys.readouterr().out
    assert main(["play", "--lang", "ru", "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("использование: paintpot play")
    assert "продолжить сохранённую партию" in out
    assert not re.search(r"\busage\b|\boptions\b|positional|show this", out)


# -- moves and refusals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_move_is_told_in_words(name: str, language: str) -> None:
    game, words = find_game(name), catalogue(name, language)
    step = max(1, game.moves // 3000)
    for move in range(0, game.moves, step):
        text = game.text(move)
        found = words.find("move", text)
        assert found is not None, text
        message, facts = found
        named = {f"{fact}-name": words.name(str(value)) for fact, value in facts.items()}
        said = words.exact(message, **facts, **named)
        assert said == move_text(name, text, language)
        assert said != text or language == "en"


def test_a_move_is_told_with_its_facts() -> None:
    assert move_text("inkdoms", "white as blue from Greenwood", "ru") == (
        "берёт белый кубик из Зеленолесья, теперь он синий"
    )
    assert move_text("inklings", "walk d12-1 to d12-4", "en") == "hops from 1 to 4 on the d12"
    assert move_text("inklings", "walk d12-1 to d12-4", "ru") == "прыгает с 1 на 4 (d12)"
    assert move_text("ink", "no such move", "ru") == "no such move"


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("en", ("Ann", "Ben"), "It is not your turn: Ben is to move."),
        ("ru", ("Ann", "Hard 2"), "Сейчас не ваш ход: ходит Сильный бот 2."),
        ("ru", ("Ann", "Options"), "Сейчас не ваш ход: ходит Options."),
        ("ru", (), "Сейчас не ваш ход: ходит Игрок 2."),
    ],
)
def test_refusals_name_players(language: str, names: tuple[str, ...], said: str) -> None:
    reason = Reason("INK-TURN-1", {"case": "not-your-turn", "seat": 1, "turn": 2})
    assert explain(reason, language, names) == said
