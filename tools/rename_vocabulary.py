"""Rename identifiers and files to the vocabulary of the field. Run in the root of the tree."""
import re, pathlib, subprocess, sys
ROOT = pathlib.Path(".")
def git_mv(a, b):
    if (ROOT/a).exists():
        subprocess.run(["git", "mv", a, b], check=True)
    else: print("no file", a)
T, S = "src/paintpot/table/", "src/paintpot/server/"
FILES = [
 (T+"thinkers.py", T+"bot_workers.py"), (T+"thinker.py", T+"worker_process.py"), (T+"thinking.py", T+"worker_main.py"),
 (T+"thought.py", T+"bot_turns.py"), (T+"pool.py", T+"worker_pool.py"), (T+"fairness.py", T+"fair_queue.py"),
 (T+"telling.py", T+"feeds.py"), (T+"place.py", T+"data_folder.py"), (T+"reading.py", T+"reader_jobs.py"),
 (T+"keeper.py", T+"integrity.py"), (T+"changes.py", T+"storage_types.py"),
 (S+"answering.py", S+"endpoint_app.py"), (S+"guard.py", S+"middleware.py"), (S+"live.py", S+"sockets.py"), (S+"limits.py", S+"rate_limits.py"),
 ("tests/table/test_thinkers.py", "tests/table/test_bot_workers.py"), ("tests/table/test_telling.py", "tests/table/test_feeds.py"), ("tests/table/test_place.py", "tests/table/test_data_folder.py"), ("tests/table/test_fairness.py", "tests/table/test_fair_queue.py"),
]
MODULES = [("paintpot.table.thinkers", "paintpot.table.bot_workers"), ("paintpot.table.thinker", "paintpot.table.worker_process"), ("paintpot.table.thinking", "paintpot.table.worker_main"),
 ("paintpot.table.thought", "paintpot.table.bot_turns"), ("paintpot.table.pool", "paintpot.table.worker_pool"), ("paintpot.table.fairness", "paintpot.table.fair_queue"),
 ("paintpot.table.telling", "paintpot.table.feeds"), ("paintpot.table.place", "paintpot.table.data_folder"), ("paintpot.table.reading", "paintpot.table.reader_jobs"), ("paintpot.table.keeper", "paintpot.table.integrity"), ("paintpot.table.changes", "paintpot.table.storage_types"),
 ("paintpot.server.answering", "paintpot.server.endpoint_app"), ("paintpot.server.guard", "paintpot.server.middleware"), ("paintpot.server.live", "paintpot.server.sockets"), ("paintpot.server.limits", "paintpot.server.rate_limits")]
# identifiers: (old, new) everywhere in Python of table, server, their tests, bench, cli
IDS = [
 ("Thinkers", "BotWorkers"), ("Thinker", "WorkerProcess"), ("thinkers", "bot_workers"), ("thinker", "worker"),
 ("Question", "BotRequest"), ("Thought", "BotTurn"), ("NoThought", "NoBotTurn"), ("_question", "_bot_request"),
 ("Asker", "Requester"), ("asker", "requester"), ("Lanes", "BotQueue"), ("Terms", "PoolConfig"), ("_terms_error", "_error"), ("Pool", "WorkerPool"), ("ReadingPool", "ReaderPool"),
 ("_desks", "_slots"), ("_desk", "_slot"), ("_staff", "_alive"), ("hired", "spawn"), ("doomed", "killed"), ("_employ", "_serve_worker"), ("_hand_out", "_dispatch"), ("_false_start", "_failed_start"), ("_false_starts", "_failed_starts"), ("_give_again", "_retry"), ("modesty", "niceness"),
 ("Telling", "Feeds"), ("Told", "FeedItem"), ("Held", "HeldItem"), ("MomentTold", "FeedMoment"), ("moment_told", "feed_moment"),
 ("Listener", "Subscriber"), ("listeners", "subscribers"), ("listener", "subscriber"), ("say_who_is_here", "publish_presence"), ("greet", "subscribe"), ("dismiss_all", "disconnect_all"), ("dismiss", "disconnect"),
 ("Wish", "Command"), ("wish", "command"), ("Wishes", "ServerConfig"), ("wishes", "config"), ("ReplayWish", "ReplayRequest"),
 ("_take_up_one", "_resume_table"), ("_take_up", "_resume_tables"), ("_tidy", "_evict_idle"), ("_wake_bots", "_start_bots"), ("_bots_rest", "_bots_done"), ("_let_bots_play", "_run_bots"), ("Visit", "LockedRoom"), ("_to_the_end", "_uninterrupted"), ("change_room", "run_in_room"),
 ("_one_more", "_emit_bounded"), ("_all", "_emit"),
 ("BadPlace", "BadFolder"), ("Hold", "FolderLock"), ("_held", "_locked"), ("_let_go", "_release_all"), ("hold", "lock_folder"),
 ("Keeper", "IntegrityCheck"), ("keeper", "integrity"),
 ("Answering", "EndpointApp"), ("Gone", "ClientGone"), ("Guard", "SecurityMiddleware"), ("Buckets", "RateLimiter"), ("demand", "require"), ("Doorway", "ConnectionLimiter"), ("doorway", "connections"), ("Stalls", "StallMonitor"),
 ("farewell", "graceful_stop"), ("_spare_the_collector", "_tune_gc"), ("Way", "HintedTurn"), ("somebody_came", "promote"), ("went_well", "succeeded"),
]
import tokenize, io
SCOPE = ["src/paintpot/table", "src/paintpot/server", "tests/table", "tests/server", "bench/server", "src/paintpot/cli", "tests/cli", "tests/web", "tools"]
ONLY_TS = ["src/paintpot/table", "src/paintpot/server", "tests/table", "tests/server", "bench/server"]
NARROW = {"hold": ["src/paintpot/table", "src/paintpot/server", "src/paintpot/cli", "tests/table", "tests/cli"], "_all": ["src/paintpot/table", "tests/table", "tests/server/soak"], "_held": ["src/paintpot/table/data_folder.py", "src/paintpot/table/place.py"], "demand": ["src/paintpot/server", "tests/server"], "Wish": ONLY_TS, "wish": ["src/paintpot/table", "src/paintpot/server"], "worker": [], "thinker": ["src/paintpot/table"], "dismiss": ["src/paintpot/table", "src/paintpot/server", "tests/table", "tests/server"], "greet": ["src/paintpot/table", "src/paintpot/server", "tests/table", "tests/server"], "Way": ["src/paintpot/server", "tests/server"], "Gone": ["src/paintpot/server"], "Held": ["src/paintpot/table"], "Told": ONLY_TS + ["src/paintpot/cli"], "listeners": ["src/paintpot/table", "src/paintpot/server", "tests/table", "tests/server"], "listener": ["src/paintpot/table", "src/paintpot/server", "tests/table", "tests/server"], "keeper": ["src/paintpot/table", "src/paintpot/server", "tests/table"]}
def files(scopes):
    for s in scopes:
        p = ROOT/s
        if p.is_file(): yield p
        elif p.is_dir(): yield from p.rglob("*.py")
def rename_tokens(path, names):
    text = path.read_text()
    lines = text.splitlines(keepends=True)
    edits = []
    classes = {a: b for a, b in names.items() if a[0].isupper()}
    def in_string(m):
        return classes.get(m.group(0), m.group(0))
    for tok in tokenize.generate_tokens(io.StringIO(text).readline):
        if tok.type == tokenize.NAME and tok.string in names:
            edits.append((tok.start, tok.end, names[tok.string]))
        elif tok.type == tokenize.STRING and len(tok.string) < 70 and " " not in tok.string and tok.start[0] == tok.end[0]:
            new = re.sub(r"\b[A-Z]\w+\b", in_string, tok.string)
            if new != tok.string: edits.append((tok.start, tok.end, new))
    for (r, c), (_, e), new in reversed(edits):
        line = lines[r-1]; lines[r-1] = line[:c] + new + line[e:]
    if edits: path.write_text("".join(lines))
    return len(edits)
def main():
    for a, b in FILES: git_mv(a, b)
    everything = [p for d in ("src", "tests", "bench", "tools", "examples", "docs", "web", ".") for p in ((ROOT/d).rglob("*.py") if d != "." else [])]
    docs = [*ROOT.glob("*.md"), *(ROOT/"docs").rglob("*.md"), ROOT/"pyproject.toml", ROOT/"Makefile"]
    for p in {*everything, *docs}:
        if "node_modules" in p.parts or ".venv" in p.parts: continue
        t = p.read_text(); o = t
        for a, b in MODULES: t = re.sub(re.escape(a) + r"\b(?!\.\w*\()", b, t)
        for (a, b) in FILES:
            for q in (a.removeprefix("src/paintpot/"), ):
                t = re.sub(r"(?<![\w/])" + re.escape(q) + r"\b", b.removeprefix("src/paintpot/"), t)
        if t != o: p.write_text(t)
    for p in {f for f in files(SCOPE + ["src/paintpot/lab"])}:
        names = {}
        for old, new in IDS:
            scope = NARROW.get(old, SCOPE)
            if any(str(p).startswith(s) for s in scope): names[old] = new
        rename_tokens(p, names)
        text = p.read_text()
        text2 = re.sub(r"`(\w+)((?:\.\w+)*(?:\(\))?)`", lambda m: f"`{names.get(m.group(1), m.group(1))}{m.group(2)}`", text)
        if text2 != text: p.write_text(text2)
    allnames = dict(IDS)
    for p in [*ROOT.glob("*.md"), *(ROOT/"docs").rglob("*.md")]:
        text = p.read_text()
        text2 = re.sub(r"`([A-Z]\w+)((?:\.\w+)*(?:\(\))?)`", lambda m: f"`{allnames.get(m.group(1), m.group(1))}{m.group(2)}`", text)
        if text2 != text: p.write_text(text2)
    for p in (ROOT/"tests").rglob("*.py"):
        text = p.read_text(); o = text
        for a, b in [("tests.table.test_thinkers", "tests.table.test_bot_workers"), ("from paintpot.table import pool as house", "from paintpot.table import worker_pool as house"), ("from paintpot.table import pool, ", "from paintpot.table import worker_pool as pool, "), ("from paintpot.table import pool\n", "from paintpot.table import worker_pool as pool\n"), ("from paintpot.table import telling\n", "from paintpot.table import feeds as telling\n")]:
            text = text.replace(a, b)
        if text != o: p.write_text(text)
    W = ROOT/"web"
    for p in [*(W/"src").rglob("*.ts"), *(W/"src").rglob("*.svelte"), *(W/"tests").rglob("*.ts")]:
        text = p.read_text(); o = text
        for a, b in [("Told", "FeedItem"), ("MomentTold", "FeedMoment")]:
            text = re.sub(rf"\b{a}\b", b, text)
        if text != o: p.write_text(text)
main()
