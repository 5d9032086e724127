"""A webhook, a push service and a mail server in a process of their own; each prints what it received.

`python -m tests.web.receiver CERTIFICATE KEY`: the first line of output names the ports.
"""

from __future__ import annotations

import base64
import json
import queue
import socketserver
import ssl
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HOSTS = ("hook.test", "push.test")
SLOW_S = 30.0
PATIENCE_S = 20.0


def say(**told: Any) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


TRIED: Counter[str] = Counter()


def refuses(name: str, number: int) -> bool:
    """Paths and addresses with `flaky` in them are refused once: the request of this number."""
    TRIED[name] += 1
    return "flaky" in name and TRIED[name] == number


class Web(BaseHTTPRequestHandler):
    """Takes everything, but what its path says."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        say(kind="http", path=self.path, headers=headers, body=base64.b64encode(body).decode())
        if self.path == "/slow":
            time.sleep(SLOW_S)
        status = 503 if refuses(self.path, 1) else 201
        self.send_response({"/gone": 410, "/away": 302, "/broken": 500}.get(self.path, status))
        answer = b"x" * (1 << 20 if self.path == "/big" else 2)
        self.send_header("Location", "/hook")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: Any) -> None:
        pass


class Post(socketserver.StreamRequestHandler):
    """As much SMTP as a message needs."""

    def handle(self) -> None:
        self._answer("220 receiver")
        envelope: list[str] = []
        while line := self.rfile.readline().decode().strip():
            verb = line.split(" ")[0].upper()
            if verb == "DATA":
                self._answer("354 go on")
                lines = []
                while (text := self.rfile.readline()) != b".\r\n":
                    lines.append(text)
                say(kind="mail", envelope=envelope, text=b"".join(lines).decode())
                envelope = []
            elif verb == "RCPT" and refuses(line, 2):
                # The first mail asks to confirm the address.
                self._answer("451 later")
                continue
            elif verb in ("MAIL", "RCPT"):
                envelope.append(line.split(" ")[1])
            self._answer("221 bye" if verb == "QUIT" else "250 fine")

    def _answer(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")


def main(certificate: str, key: str) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    web = ThreadingHTTPServer(("127.0.0.1", 0), Web)
    web.socket = context.wrap_socket(web.socket, server_side=True)
    mail = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post)
    mail.daemon_threads = True
    say(https=web.server_address[1], smtp=mail.server_address[1])
    threading.Thread(target=mail.serve_forever, daemon=True).start()
    web.serve_forever()


# ---- the side of the test ----------------------------------------------------------------------------------


def make_certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOSTS[0])])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host) for host in HOSTS]), critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, private = folder / "receiver.pem", folder / "receiver.key"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return certificate, private


class Receiver:
    """The running process. `next` is what it received next."""

    def __init__(self, process: subprocess.Popen[str], trust: ssl.SSLContext) -> None:
        self.trust = trust
        self._lines: queue.Queue[Any] = queue.Queue()
        self._process = process
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        ports = self.next()
        self.https: int = ports["https"]
        self.smtp: int = ports["smtp"]

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(json.loads(line))

    def next(self) -> Any:
        return self._lines.get(timeout=PATIENCE_S)

    def some(self, count: int) -> list[Any]:
        return [self.next() for _ in range(count)]


@contextmanager
def receiving(folder: Path) -> Iterator[Receiver]:
    certificate, key = make_certificate(folder)
    command = [sys.executable, "-m", "tests.web.receiver", str(certificate), str(key)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Receiver(process, ssl.create_default_context(cadata=certificate.read_text()))
        finally:
            process.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
