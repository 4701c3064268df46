"""What is in `deploy/` fits the program: its options, its environment, its health."""

import argparse
import configparser
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from paintpot.cli import serve_command
from paintpot.server.rate_limits import Limits
from paintpot.server.serve import PORT, STOP_TIMEOUT

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "paintpot@.service", encoding="utf-8")
    return parser


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def of_systemd() -> list[str]:
    return unit()["Service"]["ExecStart"].replace("%i", "8017").split()[1:]


def of_compose() -> list[str]:
    words = compose()["services"]["paintpot"]["command"]
    return [word.replace("${SITE:-localhost}", "localhost") for word in words]


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


def test_its_stops_are_given_time() -> None:
    """All that a stop may take: draining first, then everything else."""
    whole = 5.0 + STOP_TIMEOUT
    assert float(unit()["Service"]["TimeoutStopSec"]) > whole + 5
    assert float(compose()["services"]["paintpot"]["stop_grace_period"].removesuffix("s")) > whole


def test_a_unit_is_started_again_for_as_long_as_the_database_is_away() -> None:
    """A server that cannot reach its database exits within a second or two. By default systemd
    gives up after five such starts in ten seconds."""
    assert unit()["Service"]["Restart"] == "always"
    assert unit()["Unit"]["StartLimitIntervalSec"] == "0"


def test_a_unit_may_open_as_many_files_as_connections_are_allowed() -> None:
    assert int(unit()["Service"]["LimitNOFILE"]) > Limits().connections


def test_its_parts_find_each_other() -> None:
    services = compose()["services"]
    own = services["paintpot"]
    assert f"dynamic a paintpot {PORT} {{" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f":{PORT}/readyz" in own["healthcheck"]["test"][-1]
    environment = own["environment"]
    assert re.search(r"@(\w+)/", environment["PAINTPOT_DATABASE"])[1] in services  # type: ignore[index]
    assert re.search(r"//(\w+):6379", environment["PAINTPOT_REDIS"])[1] in services  # type: ignore[index]
    ready = services["postgres"]["healthcheck"]["test"]
    assert ready[1] == "pg_isready"
    assert ready[-2:] == ["-h", "127.0.0.1"], "the server that only sets it up has no TCP"
    assert set(own["depends_on"]) == {"postgres", "valkey"}
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert own["healthcheck"]["test"][1] == "/opt/paintpot/bin/python"
    assert 'ENTRYPOINT ["/opt/paintpot/bin/paintpot"]' in image
    volumes = {
        mount.partition(":")[0] for one in services.values() for mount in one.get("volumes", [])
    }
    assert {name for name in volumes if not name.startswith(".")} == set(compose()["volumes"])
    for name in volumes:
        assert not name.startswith(".") or (DEPLOY / name).exists()


def test_the_figures_that_are_explained_exist() -> None:
    """Metrics and limits that docs/hosting.md names."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    sources = [
        ROOT / "src/paintpot/server/metrics.py",
        ROOT / "src/paintpot/table/postgres_storage.py",
    ]
    known = "".join([path.read_text(encoding="utf-8") for path in sources])
    named = re.findall(r"`(paintpot_\w+)`", text)
    assert len(named) > 8
    for name in [*named, *re.findall(r"`…(_\w+)`", text)]:
        assert f'{name}"' in known, name
    for limit in ("all_sockets", "waiting"):
        assert f"`{limit}`" in text
        assert hasattr(Limits(), limit)
