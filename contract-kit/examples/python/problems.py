"""Failures of a call, as RFC 9457 has them."""
from contract import TABLES


class Problem(Exception):
    """Ends a call. `headers` are sent with it, such as `Retry-After`."""

    def __init__(self, status, name, errors=None, headers=()):
        super().__init__(name)
        self.status, self.name, self.errors, self.headers = status, name, errors, list(headers)

    def document(self, lang, path):
        texts = TABLES["problems"][self.name][lang]
        document = {"type": f"/problems/{self.name}", **texts, "status": self.status, "instance": path}
        return document if self.errors is None else {**document, "errors": self.errors}
