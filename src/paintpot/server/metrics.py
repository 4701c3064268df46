"""Metrics of a running server, in Prometheus' text format."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from paintpot.server.connections import ConnectionLimiter
from paintpot.server.stalls import StallMonitor
from paintpot.table.readers import Readers
from paintpot.table.reviews import Reviews
from paintpot.table.supervisor import Supervisor
from paintpot.table.table_service import TableService

if TYPE_CHECKING:
    from paintpot.table.redis_cluster import RedisCluster


class Failures(Collector):
    """Failures of background tasks, counted by the supervisor."""

    def __init__(self, supervisor: Supervisor) -> None:
        self._supervisor = supervisor

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(
            "paintpot_background_failures", "Failures of background tasks", labels=["task"]
        )
        for name, count in sorted(self._supervisor.failures.items()):
            family.add_metric([name], count)
        yield family


class Metrics:
    """Counters are updated as things happen; gauges are read when scraped."""

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
            "paintpot_sockets_dropped",
            "Sockets closed by the server",
            ["why"],
            registry=self.registry,
        )
        self.sockets = Gauge("paintpot_sockets", "Open sockets", registry=self.registry)

    def watch(self, tables: TableService) -> None:
        """Read the gauges of the tables when scraped."""
        gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "paintpot_tables_in_memory": ("Tables in memory", lambda: len(tables.rooms)),
            "paintpot_events_written": ("Events written", lambda: tables.written),
            "paintpot_reruns": (
                "Commands run again since another process was faster",
                lambda: tables.reruns,
            ),
            "paintpot_tables_closed": ("Tables found unplayable", lambda: len(tables.closed)),
            "paintpot_tables_checked": ("Tables checked", lambda: tables.integrity.checked),
            "paintpot_bots_waiting": ("Bot requests waiting", lambda: tables.bot_workers.waiting),
            "paintpot_bots_busy": ("Bot workers with a request", lambda: tables.bot_workers.busy),
            "paintpot_bot_turns_doubled": ("Bot turns discarded", lambda: tables.bots.doubled),
            "paintpot_bots_restarts": ("Bot workers replaced", lambda: tables.bot_workers.restarts),
        }
        self._add_gauges(gauges | tables.storage.gauges())
        self.registry.register(Failures(tables.supervisor))

    def watch_front(
        self, readers: Readers, connections: ConnectionLimiter, stalls: StallMonitor
    ) -> None:
        """Read the gauges of readers, connections and the event loop when scraped."""
        self._add_gauges(
            {
                "paintpot_reading_waiting": ("Reader jobs waiting", lambda: readers.pool.waiting),
                "paintpot_reading_restarts": ("Readers replaced", lambda: readers.pool.restarts),
                "paintpot_connections": ("Open connections", lambda: len(connections)),
                "paintpot_connections_refused": (
                    "Connections refused",
                    lambda: connections.refused,
                ),
                "paintpot_connections_shed": (
                    "Connections closed to make room",
                    lambda: connections.shed,
                ),
                "paintpot_loop_stall_seconds_max": (
                    "Longest CPU time of one tick of the event loop",
                    lambda: stalls.longest,
                ),
                "paintpot_loop_stalls": ("Ticks that took too long", lambda: stalls.too_long),
            }
        )

    def watch_reviews(self, reviews: Reviews) -> None:
        """Read the gauges of reviews when scraped."""
        self._add_gauges(
            {
                "paintpot_reviews_running": ("Reviews under way", lambda: len(reviews.running)),
                "paintpot_reviews_made": ("Reviews finished", lambda: reviews.made),
            }
        )

    def watch_cluster(self, cluster: "RedisCluster") -> None:
        """Read the gauges of what goes over Redis when scraped."""
        link, peers, leases = cluster.link, cluster.peers, cluster.leases
        self._add_gauges(
            {
                "paintpot_redis_up": ("Whether Redis answers", lambda: link.up),
                "paintpot_redis_failures": ("Commands that failed", lambda: link.failures),
                "paintpot_peers": ("Other processes heard of", lambda: len(peers.members)),
                "paintpot_messages_sent": ("Messages to other processes", lambda: peers.sent),
                "paintpot_messages_heard": ("Messages of other processes", lambda: peers.heard),
                "paintpot_messages_waiting": ("Items to be sent", lambda: len(peers.outbox)),
                "paintpot_messages_dropped": ("Items not sent", lambda: peers.outbox.dropped),
                "paintpot_messages_unreadable": ("Messages not read", lambda: peers.unreadable),
                "paintpot_message_lag_seconds": (
                    "Time that the last message took",
                    lambda: peers.lag,
                ),
                "paintpot_news_missed": (
                    "Tables found to be behind without news",
                    lambda: cluster.sync.missed if cluster.sync else 0,
                ),
                "paintpot_leases_held": ("Leases held", lambda: len(leases.held)),
                "paintpot_leases_refused": ("Leases others had", lambda: leases.refused),
                "paintpot_leases_lost": ("Leases lost to others", lambda: leases.lost),
            }
        )

    def _add_gauges(self, gauges: dict[str, tuple[str, Callable[[], float]]]) -> None:
        for name, (what, read) in gauges.items():
            Gauge(name, what, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        return generate_latest(self.registry)
