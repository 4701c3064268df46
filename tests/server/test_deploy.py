"""What is in `deploy/` fits the program: its options, its environment, its health."""

import argparse
import json
import re
from pathlib import Path

import pytest

from paintpot.cli import serve_command

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def of_systemd() -> list[str]:
    unit = (DEPLOY / "paintpot@.service").read_text(encoding="utf-8")
    line: str
    (line,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    return line.replace("%i", "8017").split()[1:]


def of_compose() -> list[str]:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    (words,) = re.findall(r"^    command:\n +(\[.+?\])$", compose, re.MULTILINE | re.DOTALL)
    return [word.replace("${SITE:-localhost}", "localhost") for word in json.loads(words)]


@pytest.mark.parametrize("words", [of_systemd(), of_compose()], ids=["systemd", "compose"])
def test_its_commands_are_understood(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAINTPOT_DATABASE", "postgresql:///paintpot")
    monkeypatch.setenv("PAINTPOT_REDIS", "redis://127.0.0.1:6379/0")
    parser = argparse.ArgumentParser()
    serve_command.arguments(parser)
    command, *options = words
    args = parser.parse_args(options)
    assert (command, args.port, args.drain) == ("serve", 8017, 5.0)
    assert args.public_url.startswith("https://")
    assert args.database == "postgresql:///paintpot"
    assert args.redis == "redis://127.0.0.1:6379/0"


def test_its_variables_are_read() -> None:
    named = {
        name
        for path in [*DEPLOY.iterdir(), ROOT / "docs" / "hosting.md"]
        for name in re.findall(
            r"\b(?:PAINTPOT|FORWARDED)_[A-Z_]+\b", path.read_text(encoding="utf-8")
        )
    }
    sources = [*(ROOT / "src").rglob("*.py"), ROOT / "tools" / "ship.py"]
    read = {
        name
        for path in sources
        for name in re.findall(
            r'environ(?:\.get\(|\[)"([A-Z_]+)"', path.read_text(encoding="utf-8")
        )
    }
    assert {"PAINTPOT_DATABASE", "PAINTPOT_REDIS", "FORWARDED_ALLOW_IPS"} <= named <= read
