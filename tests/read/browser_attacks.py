"""Ways in which a page may try to reach an address that the guard refuses, forty of them.

`{FORBIDDEN}` is the address, `{UDP}` its host and port, `{INNER}` a name that leads there.
"""

from __future__ import annotations

_SCRIPTS = {
    "fetch": "fetch('{FORBIDDEN}/fetch', {mode: 'no-cors'}).catch(() => 0)",
    "fetch_keepalive": "fetch('{FORBIDDEN}/keepalive', {mode: 'no-cors', keepalive: true}).catch(() => 0)",
    "fetch_redirected": "fetch('/to-forbidden', {mode: 'no-cors'}).catch(() => 0)",
    "fetch_by_name": "fetch('{INNER}/name', {mode: 'no-cors'}).catch(() => 0)",
    "fetch_decimal": "fetch('http://2130706434:{CANARY}/decimal', {mode: 'no-cors'}).catch(() => 0)",
    "fetch_mapped": "fetch('http://[::ffff:127.0.0.2]:{CANARY}/mapped', {mode: 'no-cors'}).catch(() => 0)",
    "fetch_rebound": "fetch('http://flip.example:{PORT}/nothing').catch(() => 0).then(() => "
    "fetch('http://flip.example:{CANARY}/rebound', {mode: 'no-cors'})).catch(() => 0)",
    "xhr": "var x = new XMLHttpRequest(); x.open('GET', '{FORBIDDEN}/xhr'); x.send()",
    "websocket": "new WebSocket('{FORBIDDEN}/ws'.replace('http', 'ws'))",
    "eventsource": "new EventSource('{FORBIDDEN}/events')",
    "beacon": "navigator.sendBeacon('{FORBIDDEN}/beacon', 'x')",
    "image": "new Image().src = '{FORBIDDEN}/image.png'",
    "audio": "new Audio('{FORBIDDEN}/sound.ogg').load()",
    "module": "import('{FORBIDDEN}/module.js').catch(() => 0)",
    "worker": "new Worker(URL.createObjectURL(new Blob([\"fetch('{FORBIDDEN}/worker', {mode: 'no-cors'})\"])))",
    "worker_import": "new Worker(URL.createObjectURL(new Blob([\"importScripts('{FORBIDDEN}/import.js')\"])))",
    "shared_worker": "new SharedWorker(URL.createObjectURL(new Blob([\"fetch('{FORBIDDEN}/shared', {mode: 'no-cors'})\"])))",
    "service_worker": "navigator.serviceWorker.register('/sw.js').catch(() => 0)",
    "stun": "var p = new RTCPeerConnection({iceServers: [{urls: 'stun:{UDP}'}, "
    "{urls: 'turn:{UDP}?transport=tcp', username: 'a', credential: 'b'}]}); p.createDataChannel('x'); "
    "p.createOffer().then(o => p.setLocalDescription(o))",
    "webtransport": "try { new WebTransport('{FORBIDDEN}/wt'.replace('http:', 'https:')).ready.catch(() => 0) } catch {}",
    "window_open": "window.open('{FORBIDDEN}/popup')",
    "link_ping": "document.querySelector('#pinger').click()",
    "form_in_frame": "document.forms[0].submit()",
    "frame_later": "var f = document.createElement('iframe'); f.src = '{FORBIDDEN}/later'; document.body.append(f)",
}
_BODIES = {
    "iframe": '<iframe src="{FORBIDDEN}/frame" width=300 height=200></iframe>',
    "frame_redirected": '<iframe src="/to-forbidden" width=300 height=200></iframe>',
    "script_src": '<script src="{FORBIDDEN}/script.js"></script>',
    "object": '<object data="{FORBIDDEN}/object"></object><embed src="{FORBIDDEN}/embed">',
    "video": '<video src="{FORBIDDEN}/video.mp4" preload=auto autoplay muted></video>',
    "svg_use": '<svg><use href="{FORBIDDEN}/sprite.svg#a"/><image href="{FORBIDDEN}/image.svg"/></svg>',
    "file_frame": '<iframe src="file:///etc/hostname" width=300 height=200></iframe>',
}
_HEADS = {
    "prefetch": '<link rel=prefetch href="{FORBIDDEN}/prefetch"><link rel=preload as=script href="{FORBIDDEN}/preload.js">',
    "preconnect": '<link rel=preconnect href="{FORBIDDEN}"><link rel=dns-prefetch href="{INNER}">',
    "speculation": '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["{FORBIDDEN}/speculated"]}],'
    '"prerender":[{"source":"list","urls":["/to-forbidden"]}]}</script>',
    "stylesheet": '<link rel=stylesheet href="{FORBIDDEN}/style.css"><style>@import url("{FORBIDDEN}/import.css");</style>',
    "css_urls": '<style>@font-face{font-family:f;src:url("{FORBIDDEN}/font.woff2")}'
    'body{font-family:f;background:url("{FORBIDDEN}/back.png");cursor:url("{FORBIDDEN}/cursor.cur"),auto}</style>',
    "icon_manifest": '<link rel=icon href="{FORBIDDEN}/icon.png"><link rel=manifest href="{FORBIDDEN}/manifest.json" '
    "crossorigin=use-credentials>",
}
_HEADERS = {
    "link_header": (("Link", "<{FORBIDDEN}/linked.js>; rel=preload; as=script"),),
    "reports": (
        ("Reporting-Endpoints", 'default="{FORBIDDEN}/reports"'),
        ("Content-Security-Policy", "img-src 'none'; report-uri {FORBIDDEN}/csp; report-to default"),
    ),
}

# The page's text says so once its script has run.
_DONE = "<script>document.querySelector('#state').textContent = 'attack made'</script>"


def _together(scripts: list[str]) -> str:
    """One page that tries them all; the address that was reached would say which of them did."""
    tries = "".join(f"try {{ {script} }} catch (e) {{}}\n" for script in scripts)
    return (
        "<p id=state>waiting</p><a id=pinger href='#x' ping='{FORBIDDEN}/ping'>x</a>"
        "<iframe name=target width=200 height=100></iframe>"
        f"<form action='{{FORBIDDEN}}/form' method=post target=target></form><script>{tries}</script>{_DONE}"
    )


_ALL_SCRIPTS = list(_SCRIPTS.values())

# name -> (body, head, headers)
ATTACKS: dict[str, tuple[str, str, tuple[tuple[str, str], ...]]] = {
    "requests": (_together(_ALL_SCRIPTS[:12]), "", ()),
    "workers_and_sockets": (_together(_ALL_SCRIPTS[12:]), "", ()),
    "elements": ("<p id=state>waiting</p>" + "".join(_BODIES.values()) + _DONE, "", ()),
    "links_and_styles": (f"<p id=state>waiting</p>{_DONE}", "".join(_HEADS.values()), ()),
    **{name: (f"<p id=state>waiting</p><img src=/x.png>{_DONE}", "", headers) for name, headers in _HEADERS.items()},
}

# Those that take the whole page there: the reading must say why there is none.
LEADING_AWAY = {
    "redirect": ("", (("Location", "{FORBIDDEN}/redirected"),), 302),
    "redirect_by_name": ("", (("Location", "{INNER}/redirected"),), 301),
    "two_redirects": ("", (("Location", "/to-forbidden"),), 302),
    "meta_refresh": ('<meta http-equiv=refresh content="0;url={FORBIDDEN}/refresh"><p>wait', (), 200),
    "refresh_header": ("<p>wait", (("Refresh", "0;url={FORBIDDEN}/refresh-header"),), 200),
    "script_location": ("<p>wait<script>location.href = '{FORBIDDEN}/location'</script>", (), 200),
    "form_submit": ("<form action='{FORBIDDEN}/post' method=post></form><script>document.forms[0].submit()</script>", (), 200),
}
