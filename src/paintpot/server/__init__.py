"""Tables over HTTP and WebSocket.

Requests use HTTP: `endpoints.py` lists them, `messages.py` defines their bodies and responses, and
the OpenAPI document (`openapi.py`) is generated from both. Updates are pushed over a WebSocket
(`sockets.py`). `app.py` assembles the application, `serve.py` runs it.
"""
