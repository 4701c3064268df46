"""Heavy checks of the server: killed under traffic, listened to, and fed with nonsense.

Each check is a function with a size: tests run it small, `python -m tests.server.soak` at full
size.

    killing    every acknowledged move survives a kill, and is there once
    secrecy    nothing that the rules hide is in anything that is sent
    clustering the same of several servers on one database, which fails too
    fuzzing    no malformed, forged or misplaced message changes or breaks anything
"""
