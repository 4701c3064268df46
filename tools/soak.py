"""Thousands of random games of each kind: both forms must finish them all, with equal records.

    python tools/soak.py [games]

Each form plays the same seeds in processes of its own and prints a digest of all records; the
digests must agree. Some of the seeds also run every check of the contract. Slow: run it before a
release, not with every change.
"""

import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

PLAYS = 10_000
CHECKED = 200
"""One game in this many is also put through every check of the contract."""


def play_all(name: str, seats: int, first: int, plays: int) -> str:
    """Play this many games from the seed `first` on; returns the digest of their records."""
    import paintpot
    from paintpot.lab.conformance import CHECKS, Walk

    digest = hashlib.sha256()
    game = paintpot.game(name)
    for seed in range(first, first + plays):
        walk = Walk(game, seats, seed)
        for _ in walk:
            pass
        won = walk.play.state.winners() or seats == 1  # a solo game may be lost
        assert won, f"{name}, seed {seed}: nobody won"
        digest.update(json.dumps(walk.play.record()).encode())
        if seed % CHECKED == 0 and paintpot.compiled():
            for check in CHECKS:
                check(game, seats, seed)
    return digest.hexdigest()


def main() -> int:
    import paintpot

    plays = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYS
    tables = [(name, seats) for name in paintpot.games() for seats in paintpot.game(name).seats]
    jobs = [(name, seats, pure) for name, seats in tables for pure in ("0", "1")]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        digests = list(pool.map(lambda job: _in_process(job[0], job[1], job[2], plays), jobs))
    failed = 0
    for k, (name, seats) in enumerate(tables):
        fast, slow = digests[2 * k], digests[2 * k + 1]
        same = fast == slow and not fast.startswith("!")
        failed += not same
        verdict = "same records" if same else f"DIFFERENT: {fast} / {slow}"
        print(f"{name}, {seats} seats, {plays} plays, compiled and interpreted: {verdict}")
    print(f"{len(tables) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _in_process(name: str, seats: int, pure: str, plays: int) -> str:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); from soak import play_all;"
        f"print(play_all({name!r}, {seats}, 1, {plays}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, os.path.dirname(os.path.abspath(__file__))],
        env={**os.environ, "PAINTPOT_PURE": pure},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() if done.returncode == 0 else "!" + done.stderr.strip()[-400:]


if __name__ == "__main__":
    sys.exit(main())
