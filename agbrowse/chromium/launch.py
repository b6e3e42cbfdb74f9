"""The arguments that Chromium is started with.

In: the port of the guarding SOCKS server. Out: switches that keep Chromium's own traffic off the network, let nothing go round
the server, and make pages cheap to read. Playwright's own switches come on top; its `--disable-features` is left alone, because
Chromium heeds the last one only.
"""

from __future__ import annotations

import os
import sys

# Playwright's switches that do a reader no good: pages may neither open windows nor flood the browser with navigations.
UNWANTED_DEFAULTS = ("--disable-popup-blocking", "--disable-ipc-flooding-protection")

# The discard port: nobody answers there, and the guard refuses it.
_NOWHERE = "http://127.0.0.1:9/"

_ARGUMENTS = (
    # Chromium's own traffic.
    f"--gaia-url={_NOWHERE}",
    f"--google-base-url={_NOWHERE}",
    f"--google-apis-url={_NOWHERE}",
    f"--lso-url={_NOWHERE}",
    f"--component-updater=url-source={_NOWHERE}",
    "--disable-domain-reliability",
    "--disable-client-side-phishing-detection",
    "--disable-pings",
    "--no-pings",
    # Nothing may go round the guard: no name is resolved here, and no packet leaves but through the proxy.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
    # No text is in them.
    "--blink-settings=imagesEnabled=false",
    "--disable-remote-fonts",
    "--mute-audio",
    "--autoplay-policy=user-gesture-required",
    # Nobody is there to answer.
    "--deny-permission-prompts",
    "--disable-notifications",
    "--disable-external-intent-requests",
)


def launch_arguments() -> list[str]:
    """Chromium's switches beside Playwright's, the proxy and the sandbox."""
    return list(_ARGUMENTS)


def may_use_sandbox() -> bool:
    """False for root on Linux: Chromium's sandbox cannot start there."""
    return not (sys.platform == "linux" and os.geteuid() == 0)
