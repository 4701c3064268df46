"""Tables over HTTP and WebSocket.

HTTP for everything that asks: `endpoints.py` lists what can be asked, `messages.py` what is
said, and the OpenAPI document (`openapi.py`) is made from these two. A WebSocket for everything
that tells (`live.py`). `app.py` puts it together, `serve.py` runs it.
"""
