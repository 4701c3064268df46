"""The queue: the address that has used least of the workers' time is next, and then the table."""

from paintpot.table.fair_queue import MOST_KEYS, FairQueue, Shares


def filled(*items: str) -> FairQueue[str]:
    """A queue of items like `a1x`: address, table, name."""
    queue: FairQueue[str] = FairQueue()
    for item in items:
        queue.push(item, item[0], item[:2])
    return queue


def drained(queue: FairQueue[str], cost: float = 1.0) -> list[str]:
    """All items in their order, with one worker, each after this long."""
    order = []
    while (item := queue.pop()) is not None:
        order.append(item)
        queue.done(item[0], item[:2], cost)
    return order


def test_one_address_and_table_is_served_in_order() -> None:
    assert drained(filled("a1x", "a1y", "a1z")) == ["a1x", "a1y", "a1z"]


def test_addresses_take_turns() -> None:
    order = drained(filled(*[f"a{n}x" for n in range(9)], "b1x", "c1x"))
    assert set(order[:3]) == {"a0x", "b1x", "c1x"}
    assert len(order) == 11


def test_tables_of_an_address_take_turns() -> None:
    order = drained(filled("a1w", "a1x", "a1y", "a2x", "a3x"))
    assert order == ["a1w", "a2x", "a3x", "a1x", "a1y"]


def test_what_costs_more_has_fewer_turns() -> None:
    queue = filled(*[f"a1{n}" for n in range(9)], *[f"b1{n}" for n in range(9)])
    order = []
    for _ in range(9):
        item = queue.pop()
        assert item is not None
        order.append(item[0])
        queue.done(item[0], item[:2], 7.0 if item[0] == "a" else 1.0)
    assert order.count("a") == 2


def test_nobody_saves_up_turns() -> None:
    queue = filled(*[f"a1{n}" for n in range(50)])
    for _ in range(40):
        item = queue.pop()
        assert item is not None
        queue.done("a", "a1", 10.0)
    for n in range(10):
        queue.push(f"b1{n}", "b", "b1")
    order = []
    for _ in range(6):
        item = queue.pop()
        assert item is not None
        order.append(item[0])
        queue.done(item[0], item[:2], 10.0)
    assert order.count("a") >= 2, "whoever was not there before has no claim on the past"


def test_an_address_with_one_item_out_waits_if_it_has_to_be_alone() -> None:
    queue: FairQueue[str] = FairQueue(one_at_a_time=True)
    for item in ("a1x", "a2y", "b1x"):
        queue.push(item, item[0], item[:2])
    assert (queue.pop(), queue.pop(), queue.pop()) == ("a1x", "b1x", None)
    assert (queue.count("a"), len(queue)) == (2, 1)
    queue.done("a", "a1", 1.0)
    assert queue.pop() == "a2y"


def test_items_are_taken_out_and_put_back() -> None:
    queue = filled("a1x", "a1y", "b1x")
    assert queue.remove("a1x", "a", "a1")
    assert not queue.remove("a1x", "a", "a1")
    assert not queue.remove("zzz", "z", "zz")
    queue.push("a1w", "a", "a1", first=True)
    assert queue.clear() == ["a1w", "a1y", "b1x"]
    assert (len(queue), queue.pop()) == (0, None)


def test_use_is_not_remembered_without_end() -> None:
    shares = Shares()
    for n in range(MOST_KEYS * 2):
        shares.serve(f"{n}")
        shares.charge(f"{n}", 1.0)
    assert len(shares._used) <= MOST_KEYS + 1
