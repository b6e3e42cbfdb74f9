"""A small site on loopback: pages that tests write, with delays, redirects and refusals, and a list of who asked for what."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FILLER = (
    "The valley had been served by a ferry for two hundred years, and the council voted the money after a long debate. "
    "Masons came from the quarries in the north, and the stone was floated down the river during the spring floods. "
    "Visitors still walk the eastern parapet in the evening, when the lamps are lit and the swifts fly under the arches. "
    "A small museum in the old toll house keeps the drawings, the wage books and the instruments of the surveyors. "
)


def article(title: str, *paragraphs: str, head: str = "", lang: str = "en") -> str:
    """A page with a title, the paragraphs, and enough other text to be an article."""
    text = "".join(f"<p>{paragraph}</p>" for paragraph in (*paragraphs, FILLER))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>{head}</head>'
        f"<body><main><article><h1>{title}</h1>{text}</article></main></body></html>"
    )


class Site:
    """Pages by path. `hits` are the paths that were asked for, in order; `most` is how many were open at once."""

    def __init__(self) -> None:
        self.pages: dict[str, tuple[int, dict[str, str], bytes, float]] = {}
        self.hits: list[str] = []
        self.open = 0
        self.most = 0
        self.lock = threading.Lock()
        self.port = 0

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def url(self, path: str, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"

    def put(
        self, path: str, body: str | bytes, *, status: int = 200, delay_s: float = 0, headers: dict[str, str] | None = None
    ) -> str:
        """Puts a page there; its address."""
        payload = body.encode("utf-8") if isinstance(body, str) else body
        self.pages[path] = (status, {"content-type": "text/html; charset=utf-8", **(headers or {})}, payload, delay_s)
        return self.url(path)


@contextmanager
def running(*more_hosts: str) -> Iterator[Site]:
    """A site of its own on 127.0.0.1, and on more loopback addresses at the same port where they are named."""
    site = Site()
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), _handler(site))]
    site.port = servers[0].server_address[1]
    servers += [ThreadingHTTPServer((host, site.port), _handler(site)) for host in more_hosts]
    threads = []
    for server in servers:
        server.daemon_threads = True
        threads.append(threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True))
        threads[-1].start()
    try:
        yield site
    finally:
        for server in servers:
            server.shutdown()
            server.server_close()
        for thread in threads:
            thread.join()


def _handler(site: Site) -> Callable[..., BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            with site.lock:
                site.hits.append(self.path)
                site.open += 1
                site.most = max(site.most, site.open)
            try:
                status, headers, body, delay_s = site.pages.get(self.path, (404, {}, b"<h1>Not found</h1>", 0.0))
                if delay_s:
                    time.sleep(delay_s)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            except OSError:
                return  # the reader has gone
            finally:
                with site.lock:
                    site.open -= 1

        def log_message(self, format: str, *args: object) -> None:
            return

    return Handler
