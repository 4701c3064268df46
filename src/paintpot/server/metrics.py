"""Figures of a running server, in Prometheus' form."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from paintpot.server.connections import Doorway
from paintpot.server.stalls import Stalls
from paintpot.table.hall import Hall
from paintpot.table.readers import Readers
from paintpot.table.supervisor import Supervisor


class Failures(Collector):
    """Failures of background work, counted by the supervisor."""

    def __init__(self, supervisor: Supervisor) -> None:
        self._supervisor = supervisor

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(
            "paintpot_background_failures", "Failures of background work", labels=["task"]
        )
        for name, count in sorted(self._supervisor.failures.items()):
            family.add_metric([name], count)
        yield family


class Metrics:
    """Counted as things happen; what can be looked up is looked up when asked for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "paintpot_requests", "Requests answered", ["what", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "paintpot_request_seconds",
            "Time to answer",
            ["what"],
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
            registry=self.registry,
        )
        self.dropped = Counter(
            "paintpot_sockets_dropped", "Sockets closed by us", ["why"], registry=self.registry
        )
        self.sockets = Gauge("paintpot_sockets", "Open sockets", registry=self.registry)

    def watch(self, hall: Hall) -> None:
        """Look up the figures of a hall when they are asked for."""
        looked_up: dict[str, tuple[str, Callable[[], float]]] = {
            "paintpot_tables_in_memory": ("Tables in memory", lambda: len(hall.rooms)),
            "paintpot_events_written": ("Events written", lambda: hall.written),
            "paintpot_tables_closed": ("Tables found unplayable", lambda: len(hall.closed)),
            "paintpot_tables_checked": ("Tables checked", lambda: hall.keeper.checked),
            "paintpot_bots_waiting": ("Questions waiting", lambda: hall.thinkers.waiting),
            "paintpot_bots_busy": ("Workers thinking", lambda: hall.thinkers.busy),
            "paintpot_bots_restarts": ("Workers replaced", lambda: hall.thinkers.restarts),
        }
        self._look_up(looked_up)
        self.registry.register(Failures(hall.supervisor))

    def look_after(self, readers: Readers, doorway: Doorway, stalls: Stalls) -> None:
        """The same for what stands before the tables."""
        self._look_up(
            {
                "paintpot_reading_waiting": ("Waiting to be read", lambda: readers.pool.waiting),
                "paintpot_reading_restarts": ("Readers replaced", lambda: readers.pool.restarts),
                "paintpot_connections": ("Open connections", lambda: len(doorway)),
                "paintpot_connections_refused": ("Not let in", lambda: doorway.refused),
                "paintpot_connections_shed": ("Closed to make room", lambda: doorway.shed),
                "paintpot_loop_stall_seconds_max": (
                    "Longest processor time of one turn of the event loop",
                    lambda: stalls.longest,
                ),
                "paintpot_loop_stalls": ("Turns that took too long", lambda: stalls.too_long),
            }
        )

    def _look_up(self, figures: dict[str, tuple[str, Callable[[], float]]]) -> None:
        for name, (what, look) in figures.items():
            Gauge(name, what, registry=self.registry).set_function(look)

    def text(self) -> bytes:
        return generate_latest(self.registry)
