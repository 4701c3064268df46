"""Tables of figures for people."""

from collections.abc import Mapping, Sequence

from paintpot.lab.figures import Share, percent


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns as wide as their widest entry: the first to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        ).rstrip()
        for row in rows
    ]


def share_rows(title: str, shares: Mapping[str, Share]) -> list[list[str]]:
    head = [title, "seats", "share", "95 % from", "to"]
    return [head, *[[name, f"{own.count:.0f}", *percents(own)] for name, own in shares.items()]]


def percents(share: Share) -> list[str]:
    return [percent(value) for value in (share.share, share.low, share.high)]
