"""A backend of 20 operations in plain Python: python3 server.py. PORT is 9200 by default.

With TEST_HOOKS=1 it also has the call of the kit's adapter that moves the clock.
"""
import hashlib
import json
import os
import re
import secrets
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

import clock
from contract import BASE, OPERATIONS, schema_rule
from fields import MOST_BYTES, read_body, read_query
from operations import HANDLERS, too_many
from people import People, Person
from problems import Problem


def welcome(number):
    texts = {
        "ja": {"title": "ようこそ", "body": "マイページをご利用いただけます。"},
        "en": {"title": "Welcome", "body": "Your page is ready."},
    }
    return {"id": number, "kind": "welcome", "texts": texts, "date": "2026-06-01T09:00:00+09:00", "readAt": None, "process_id": None}


def language(header):
    """The preferred one of the two languages, as RFC 9110 says; otherwise Japanese."""
    qualities = {}
    for part in (header or "").split(","):
        name, _, rest = part.strip().lower().partition(";")
        found = re.search(r"q=([0-9.]+)", rest)
        try:
            quality = float(found[1]) if found else 1.0
        except ValueError:
            continue
        name = name.strip().split("-")[0]
        qualities[name] = max(quality, qualities.get(name, 0))
    rest = qualities.get("*", 0)
    order = [name for name in qualities if name in ("ja", "en")] + ["ja", "en"]
    best = max(order, key=lambda name: (qualities.get(name, rest), -order.index(name)))
    return best if qualities.get(best, rest) > 0 else "ja"


class Call:
    """One call, and the parts of its answer beside the body."""

    def __init__(self, server, handler, lang):
        self.server, self.people, self.lang = server, server.people, lang
        self.address = handler.client_address[0]
        pairs = (part.strip().partition("=") for part in (handler.headers.get("Cookie") or "").split(";"))
        self.cookies = {name: value for name, _, value in pairs}
        self.session = self.people.session(self.cookies.get("hashi_sid"))
        self.headers, self.is_private = [], False

    @property
    def person(self):
        return self.session.line.person

    def open_session(self, secret):
        self.set_cookies(f"hashi_sid={secret}; Path=/; HttpOnly; SameSite=Lax", "hashi_session=1; Path=/; SameSite=Lax")

    def close_session(self):
        empty = "Path=/; Max-Age=0"
        self.set_cookies(f"hashi_sid=; {empty}; HttpOnly; SameSite=Lax", f"hashi_session=; {empty}; SameSite=Lax")

    def mark_browser(self, person):
        device = secrets.token_urlsafe(32)
        person.devices.add(device)
        self.set_cookies(f"hashi_device={device}; Path=/; HttpOnly; Max-Age=15552000; SameSite=Lax")

    def set_cookies(self, *lines):
        self.headers += [("Set-Cookie", line) for line in lines]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # An answer is one packet, so the connection waits for nothing.

    def answer(self):
        """The first check that fails decides, in the order of the contract."""
        address = urlsplit(self.path)
        data = self.read_data()
        if self.server.has_hooks and address.path == "/test/clock":
            clock.advance(int(parse_qs(address.query)["by"][0]) / 1000)
            return self.send_json(200, None, [])
        lang = language(self.headers.get("Accept-Language"))
        with self.server.lock:
            call = Call(self.server, self, lang)
            try:
                status, body = 200, self.result(call, address, data)
            except Problem as problem:
                status, body = problem.status, problem.document(lang, address.path)
                call.is_private = True
                call.headers += problem.headers
            except Exception:  # A bug is a 500 with a document, and its trace is in the log.
                sys.excepthook(*sys.exc_info())
                status, body = 500, Problem(500, "internal-server-error").document(lang, address.path)
                call.is_private = True
        self.send_answer(call, status, body)

    do_GET = do_POST = do_HEAD = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = answer

    def result(self, call, address, data):
        operation, parts = self.find(address.path)
        if operation.id not in HANDLERS:
            raise Problem(501, "not-implemented")
        if operation.method == "POST" and self.headers.get("X-Requested-With") != "hashi":
            raise Problem(403, "forbidden")
        if operation.is_secured and call.session is None:
            raise Problem(401, "unauthorized")
        if operation.id == "checkEmail":
            if wait := call.people.email_checks.wait(call.address):
                raise too_many(wait)
            call.people.email_checks.count(call.address)
        call.path = {name: path_value(operation.path[name], text) for name, text in zip(operation.names, parts)}
        call.query = read_query(operation, address.query, call.lang)
        call.body = read_body(operation, self.headers, data, call.lang)
        call.is_private = operation.method == "POST" or operation.is_secured
        return HANDLERS[operation.id](call)

    def find(self, path):
        path = unquote(path, errors="replace")
        here = [each for each in OPERATIONS if path.startswith(BASE) and each.shape.fullmatch(path[len(BASE) :])]
        if not here:
            raise Problem(404, "not-found")
        method = "GET" if self.command == "HEAD" else self.command
        for each in here:
            if each.method == method:
                return each, each.shape.fullmatch(path[len(BASE) :]).groups()
        allowed = [name for each in here for name in ([each.method, "HEAD"] if each.method == "GET" else [each.method])]
        raise Problem(405, "method-not-allowed", headers=[("Allow", ", ".join(allowed))])

    def read_data(self):
        """The bytes of the body; None for one that is too large, which is not read."""
        if "chunked" in (self.headers.get("Transfer-Encoding") or ""):
            return self.read_chunks()
        size = int(self.headers.get("Content-Length") or 0)
        if size <= MOST_BYTES:
            return self.rfile.read(size)
        self.close_connection = True
        return None

    def read_chunks(self):
        data = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            data += self.rfile.read(size)
            self.rfile.readline()
            if len(data) > MOST_BYTES:
                self.close_connection = True
                return None
        self.rfile.readline()
        return data

    def send_answer(self, call, status, body):
        headers = [("Content-Language", call.lang), ("Vary", "Accept-Language")]
        headers.append(("Cache-Control", "no-store" if call.is_private else "no-cache"))
        if not call.is_private:
            text = json.dumps([call.lang, body], ensure_ascii=False)
            tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
            headers.append(("ETag", f"W/{tag}"))
            given = self.headers.get("If-None-Match") or ""
            if given.strip() == "*" or tag in re.findall(r'"[^"]*"', given):
                return self.send_bytes(304, b"", headers)
        self.send_json(status, body, headers + call.headers)

    def send_json(self, status, body, headers):
        kind = "application/json" if status < 400 else "application/problem+json"
        self.send_bytes(status, json.dumps(body, ensure_ascii=False).encode(), [*headers, ("Content-Type", kind)])

    def send_bytes(self, status, data, headers):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def log_message(self, *_):
        """Calls are not logged."""


def path_value(schema, text):
    """A path parameter that is not canonical is 404."""
    value = int(text) if schema["type"] == "integer" and re.fullmatch("[1-9][0-9]{0,9}", text) else text
    if schema_rule(schema, value):
        raise Problem(404, "not-found")
    return value


class Server(ThreadingHTTPServer):
    def __init__(self, port, has_hooks):
        super().__init__(("127.0.0.1", port), Handler)
        self.has_hooks, self.lock = has_hooks, threading.Lock()
        accounts = [("Maria Santos", "maria@example.com"), ("Nguyễn Thị Linh", "linh@example.com")]
        self.people = People([Person(1001 + i, name, email, "hashi2026", [welcome(1 + i)]) for i, (name, email) in enumerate(accounts)])

    def mail(self, to, lang):
        """A notice about a new password. This example prints it."""
        texts = {"ja": "パスワードを変更しました。お心当たりのない場合はご連絡ください。", "en": "Your password has changed. If this was not you, please write to us."}
        print(f"Mail to {to}: {texts[lang]}", flush=True)


if __name__ == "__main__":
    server = Server(int(os.environ.get("PORT", "9200")), os.environ.get("TEST_HOOKS") == "1")
    print(f"Listening on http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
