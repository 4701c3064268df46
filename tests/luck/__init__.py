"""The same luck in every run: what falls in a test, falls in it again, here and on any machine.

Table ids, the secrets of servers and the parts that browsers add to the dice follow from the name
of the test and from `PAINTPOT_LUCK`: set it to another word for other throws, other bots' moves.
So a test that some rare throw would break fails always or never, and its failure can be repeated.
Everything else stays random: cookies, ids of moves, names of processes. Soaks, which are not run by
pytest, have real luck.
"""

import os
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from tests.luck.drawing import FILE, NUMBER, install

WORD: Final = os.environ.get("PAINTPOT_LUCK") or "1"
_HERE: Final = Path(__file__).parent
_file: Path | None = None
_servers: Counter[str] = Counter()
"""How many were started with the same data."""


def begin(test: str) -> None:
    """From now on the luck is that of this test, also for servers that are already running."""
    global _file
    if _file is None:
        _file = Path(tempfile.mkdtemp(prefix="paintpot-luck-")) / "luck"
    part = _file.with_suffix(".part")
    part.write_text(f"{WORD}/{test}")
    part.replace(_file)
    os.environ[FILE] = str(_file)
    install()


def environment(data: str) -> dict[str, str]:
    """What makes a server draw from the luck of the test that runs; nothing outside pytest.

    Servers with the same data, at the same time or one after the other, draw different ids.
    """
    if _file is None:
        return {}
    _servers[data] += 1
    path = os.pathsep.join(filter(None, [str(_HERE / "site"), os.environ.get("PYTHONPATH")]))
    return {"PYTHONPATH": path, NUMBER: str(_servers[data])}


def of_browser(test: str, number: int) -> str:
    """A script by which a browser adds the same parts to the dice in every run."""
    return _BROWSER.replace("SEED", f"{WORD}/{test}/{number}".encode().hex())


_BROWSER: Final = """{
  const real = Crypto.prototype.getRandomValues;
  let at = 2166136261;
  for (const letter of 'SEED') at = Math.imul(at ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  Crypto.prototype.getRandomValues = function (into) {
    if (!(into instanceof Uint8Array && into.length === 32)) return real.call(this, into);
    return into.map((_, k) => (into[k] = next() & 255));
  };
}"""
"""Only the 32 bytes of a part: whatever has to be unique stays random."""
