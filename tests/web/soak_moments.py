"""The moments at the size at which `test_moments.py` does not play them."""

import pytest

from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.test_moments import hear_each


@pytest.mark.parametrize(
    ("size", "half"), [(DESKTOP, 1), (PHONE, 0)], ids=["the rest on a desktop", "on a phone"]
)
def test_every_moment_is_played_heard_and_said_once(
    new_page: NewPage, size: dict[str, int], half: int
) -> None:
    hear_each(new_page(size), slice(half, None, 2))
