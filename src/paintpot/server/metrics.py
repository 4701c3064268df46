"""Figures of a running server, in Prometheus' form."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from paintpot.table.hall import Hall
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
        looked_up = {
            "paintpot_tables_in_memory": ("Tables in memory", lambda: len(hall.rooms)),
            "paintpot_events_written": ("Events written", lambda: hall.written),
            "paintpot_tables_closed": ("Tables found unplayable", lambda: len(hall.closed)),
            "paintpot_tables_checked": ("Tables checked", lambda: hall.keeper.checked),
            "paintpot_bots_waiting": ("Questions waiting", lambda: hall.thinkers.waiting),
            "paintpot_bots_busy": ("Workers thinking", lambda: hall.thinkers.busy),
            "paintpot_bots_restarts": ("Workers replaced", lambda: hall.thinkers.restarts),
        }
        for name, (what, look) in looked_up.items():
            Gauge(name, what, registry=self.registry).set_function(look)
        self.registry.register(Failures(hall.supervisor))

    def text(self) -> bytes:
        return generate_latest(self.registry)
