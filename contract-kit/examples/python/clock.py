"""The server's clock, which a test can move, and counters of calls within a time."""
import time
from datetime import datetime, timedelta, timezone

MINUTE, HOUR, DAY = 60, 3600, 86400
JAPAN = timezone(timedelta(hours=9))
shift = 0.0


def now():
    """Seconds since the epoch."""
    return time.time() + shift


def advance(seconds):
    global shift
    shift += seconds


def written(seconds):
    """A time as the contract writes it, with the offset of Japan."""
    return datetime.fromtimestamp(seconds, JAPAN).isoformat(timespec="seconds")


class Limit:
    """At most `most` calls of one key within a time."""

    def __init__(self, most, period):
        self.most, self.period, self.times = most, period, {}

    def wait(self, key):
        """Seconds until the next call is accepted; 0 if it is now."""
        recent = [each for each in self.times.get(key, []) if each > now() - self.period]
        self.times[key] = recent
        return 0 if len(recent) < self.most else max(1, round(recent[-self.most] + self.period - now() + 0.5))

    def count(self, key):
        self.times.setdefault(key, []).append(now())
