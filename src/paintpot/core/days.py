"""Days as texts, such as 2026-11-16: compared, stored and shown as dates, never as hours.

Counting in hours goes wrong where clocks are changed; a date has one next date.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta


def day_of(seconds: float) -> str:
    """The date of a Unix time in UTC, where clocks are never changed.

    >>> day_of(1794787199.9), day_of(1794787200)
    ('2026-11-15', '2026-11-16')
    """
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def start_of(day: str) -> float:
    """The Unix time at which a day begins.

    >>> start_of("2026-11-16")
    1794787200.0
    """
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def is_day(text: str) -> bool:
    """Whether this is a date in the form of `day_of`."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def days_after(day: str, n: int) -> str:
    """The day that comes n days after another, or before it.

    >>> days_after("2026-12-31", 1), days_after("2026-03-01", -1)
    ('2027-01-01', '2026-02-28')
    """
    return (date.fromisoformat(day) + timedelta(days=n)).isoformat()


def number_of(day: str) -> int:
    """Days counted from the year 1: consecutive days have consecutive numbers."""
    return date.fromisoformat(day).toordinal()


def streak(days: Iterable[str], today: str) -> int:
    """How many days in a row are among these, up to today or, while today is still to come, up to
    yesterday.

    >>> streak(["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-02")
    3
    """
    played = set(days)
    last = today if today in played else days_after(today, -1)
    n = 0
    while days_after(last, -n) in played:
        n += 1
    return n


def longest_streak(days: Iterable[str]) -> int:
    """The most days in a row.

    >>> longest_streak(["2026-01-01", "2026-01-02", "2026-01-04"])
    2
    """
    most = run = last = 0
    for number in sorted({number_of(day) for day in days}):
        run = run + 1 if number == last + 1 else 1
        last = number
        most = max(most, run)
    return most
