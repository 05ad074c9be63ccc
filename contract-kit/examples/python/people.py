"""Applicants, sessions, refresh tokens and known browsers, in memory."""
import hashlib
import secrets

from clock import DAY, HOUR, Limit, now
from contract import folded

IDLE, LONGEST, REFRESH = 2 * HOUR, DAY, 14 * DAY


def hashed(password, salt):
    return hashlib.scrypt(password.encode(), salt=salt, n=4096, r=8, p=1)


class Person:
    def __init__(self, number, name, email, password, notifications):
        self.id, self.name, self.email = number, name, email
        self.set_password(password)
        self.introduction = None  # The time of the request, in seconds.
        self.saved = []
        self.notifications = notifications

    def set_password(self, password):
        """A new password makes every browser unknown."""
        self.salt = secrets.token_bytes(16)
        self.hash = hashed(password, self.salt)
        self.devices = set()

    def has_password(self, password):
        return secrets.compare_digest(hashed(password, self.salt), self.hash)


class Line:
    """A login with everything that was renewed from it."""

    def __init__(self, person):
        self.person, self.is_ended = person, False


class Session:
    def __init__(self, line):
        self.line, self.opened, self.used, self.is_ended = line, now(), now(), False

    def is_alive(self):
        is_recent = now() - self.used < IDLE and now() - self.opened < LONGEST
        return is_recent and not self.is_ended and not self.line.is_ended


class Token:
    def __init__(self, line, session):
        self.line, self.session, self.made, self.is_spent = line, session, now(), False

    def is_alive(self):
        return not self.is_spent and not self.line.is_ended and now() - self.made < REFRESH


class People:
    def __init__(self, people):
        self.all = people
        self.sessions, self.tokens = {}, {}
        self.failures_of_address, self.failures_of_device = Limit(5, 15 * 60), Limit(5, 15 * 60)
        self.failures_of_network = Limit(60, 10 * 60)
        self.wrong_passwords, self.email_checks = Limit(5, 15 * 60), Limit(30, 60)
        # An unknown address costs as much time as a known one.
        self.nobody = Person(0, "", "", secrets.token_hex(16), [])

    def by_email(self, email):
        return next((each for each in self.all if each.email == folded(email)), None)

    def open(self, line):
        """Opens a session of a line. Returns its secret and the next refresh token."""
        secret, refresh = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
        self.sessions[secret] = Session(line)
        self.tokens[refresh] = Token(line, self.sessions[secret])
        return secret, refresh

    def session(self, secret):
        """The living session of a cookie. Each call with it counts as activity."""
        session = self.sessions.get(secret)
        if session is None or not session.is_alive():
            return None
        session.used = now()
        return session

    def end_line_of(self, secret):
        """Ends the session of a cookie with its line, even if it has expired."""
        if secret in self.sessions:
            self.sessions[secret].line.is_ended = True

    def end_others(self, session):
        """Ends every other session of the person, with its line."""
        for each in self.sessions.values():
            if each.line.person is session.line.person and each.line is not session.line:
                each.line.is_ended = True
