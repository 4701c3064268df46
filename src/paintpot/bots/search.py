"""Monte Carlo tree search over the moves of a turn, and over what may follow it.

The tree has decision nodes and world nodes. A decision node, where the seat is to move, has the
value of its best child. At a world node the turn has ended, and chance and the other seats act: its
value is that of the evaluation, corrected by sampled futures in which the others follow the rollout
policy (rollouts.py). Where chance acts before the turn has ended, the evaluation would come too
early: such a node has the mean value of its samples.

Children are added by progressive widening, and chosen by UCB. Every decision node carries a plan, a
known way to finish the turn, and its first child follows that plan: a simulation can only improve
on the best turn found so far. Samples use common random numbers, so that moves are compared under
the same dice.
"""

import time
from math import log, sqrt
from typing import Any, Final

from paintpot.bots.bot import Advice, Bot
from paintpot.bots.rollouts import LONGEST_WAIT, best_turn, has_turn, until_next_turn
from paintpot.core.contract import CHANCE_ACTS, State, checked_seat
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, vec
from paintpot.core.weights import BEST, POINT, dot

ROLLOUTS: Final = 8
"""Rollouts of the rest of the turn for a new decision node."""
OPPONENT_ROLLOUTS: Final = 2
"""The same for the turns of others."""
PRIOR_VISITS: Final = 3.0
"""How many visits the evaluation weighs against sampled futures."""
EXPLORATION: Final = 1.0 * POINT
"""The constant of UCB: how many points a move may be behind and still be visited again, roughly."""
WIDENING: Final = 0.75
"""Progressive widening: a decision node with n visits has n ** WIDENING children."""
CHANCE_WIDENING: Final = 0.8
"""The same for sampled futures."""
MOST_FUTURES: Final = 64
DRAWS: Final = 3
"""Samples for a new node at which chance acts within the turn."""
BATCH: Final = 16
"""Simulations between two checks of the time limit."""
WIN: Final = 5.0 * POINT
"""Added to the margin of a game that is over and won."""


class Node:
    """A position in the tree."""

    def __init__(
        self, state: State, decision: bool, move: i64, value: float, plan: vec[i64]
    ) -> None:
        self.state = state
        self.decision = decision
        """Whether the seat is to move; otherwise it is a world node."""
        self.midway = False
        """Whether chance acts within the turn."""
        self.move: i64 = move
        """The move that led here from a decision node."""
        self.value = value
        self.prior = value
        """The value when the node was new."""
        self.plan = plan
        """The best rollout of the rest of the turn when the node was new."""
        self.moves = vec[i64]()
        """The legal moves, in the order in which children are added."""
        self.children: list[Node] = []
        self.visits: i64 = 1
        self.deterministic = False
        """Whether only one thing can follow."""


class Tree:
    """A search from one position, for one seat."""

    def __init__(self, state: State, seat: i64, weights: vec[i64], dice: Dice) -> None:
        self.seat: i64 = seat
        self.seats = state.players()
        self.weights = weights
        self.dice = dice
        self.random_numbers: list[Dice] = []
        """Common random numbers: the k-th sample of every node draws from the k-th of these."""
        self.drift = 0.0
        """Mean difference between sampled futures and the evaluation. It stems from the rollout
        policy rather than from the turn, so it is subtracted."""
        self.futures: i64 = 0
        self.root = self._node(state, 0, state.turn_no())

    def value_of(self, state: State) -> float:
        return self._margin(state, dot(state.features(self.seat), self.weights))

    def _margin(self, state: State, own: i64) -> float:
        """The lead of this seat, whose evaluation is given, over the best other."""
        if self.seats == 1:
            return float(own)
        best: i64 = 0
        first = True
        for other in range(self.seats):
            if other != self.seat:
                worth = dot(state.features(other), self.weights)
                if first or worth > best:
                    best = worth
                    first = False
        margin = float(own - best)
        if margin and not state.acting():
            margin += WIN if margin > 0.0 else -WIN
        return margin

    def _node(self, state: State, move: i64, turn: i64) -> Node:
        """A new node: a decision node while that turn goes on."""
        if not has_turn(state, self.seat, turn):
            if state.acting() == CHANCE_ACTS and state.turn_no() == turn:
                return self._midway(state, move)
            return self._ended(state, move)
        return self._decision(state, move)

    def _decision(self, state: State, move: i64) -> Node:
        best = best_turn(state, self.seat, ROLLOUTS, self.weights, self.dice)
        value, plan = self._margin(best.state, best.worth), best.plan
        lucky = best.lucky
        if lucky is not None:
            # The best of several draws overestimates a draw: use the mean.
            expected = self._expected(state, lucky.plan)
            if lucky is best or expected > value:
                value, plan = expected, lucky.plan
        return Node(state, True, move, value, plan)

    def _expected(self, state: State, plan: vec[i64]) -> float:
        """The expected value of a plan that ends where chance acts."""
        there = state.clone()
        for k in range(i64(len(plan))):
            there.apply(self.seat, plan[k])
        return self._midway(there, -1).value

    def _ended(self, state: State, move: i64) -> Node:
        return Node(state, False, move, self.value_of(state), vec[i64]())

    def _midway(self, state: State, move: i64) -> Node:
        """A node at which chance acts within the turn: its value is the mean of samples."""
        node = Node(state, False, move, 0.0, vec[i64]())
        node.midway = True
        for k in range(i64(DRAWS)):
            self._draw(node, k)
        node.value = mean_value(node)
        node.prior = node.value
        return node

    def simulate(self, node: Node) -> None:
        """One simulation below a node; updates its value."""
        node.visits += 1
        if node.decision:
            self._simulate_move(node)
        elif node.state.acting():
            self._simulate_world(node)

    # -- decision nodes

    def _simulate_move(self, node: Node) -> None:
        children = node.children
        if not children:
            self._follow_plan(node)
        n: i64 = len(children)
        if n < i64(len(node.moves)) and n < 1 + i64(float(node.visits) ** WIDENING):
            move = node.moves[n]
            state = node.state.clone()
            state.apply(self.seat, move)
            children.append(self._node(state, move, node.state.turn_no()))
        else:
            self.simulate(self._select(node))
        best = children[0].value
        for child in children:
            if child.value > best:
                best = child.value
        node.value = best

    def _follow_plan(self, node: Node) -> None:
        """Add the child of the planned move, and shuffle the other moves."""
        seat, plan = self.seat, node.plan
        fan = node.state.fan(seat)
        n: i64 = len(fan)
        for k in range(n):
            if fan[k] == plan[0]:
                fan[k] = fan[0]
                fan[0] = plan[0]
        for k in range(i64(1), n - 1):
            j = k + self.dice.below(n - k)
            held = fan[k]
            fan[k] = fan[j]
            fan[j] = held
        node.moves = fan
        state = node.state.clone()
        state.apply(seat, plan[0])
        if len(plan) > 1 and has_turn(state, seat, node.state.turn_no()):
            child = Node(state, True, plan[0], node.value, plan[1:])
        else:
            child = self._node(state, plan[0], node.state.turn_no())
        node.children.append(child)

    def _select(self, node: Node) -> Node:
        """UCB: the child of the highest value plus a bonus for few visits."""
        exploration = EXPLORATION * sqrt(log(float(node.visits)))
        best = node.children[0]
        most = best.value + exploration / sqrt(float(best.visits))
        for child in node.children:
            bound = child.value + exploration / sqrt(float(child.visits))
            if bound > most:
                most = bound
                best = child
        return best

    # -- world nodes

    def _simulate_world(self, node: Node) -> None:
        """Sample another future, or go on with the one visited least."""
        children = node.children
        n: i64 = len(children)
        wanted = 1 + i64(float(node.visits - 1) ** CHANCE_WIDENING)
        if not n or (n < wanted and n < i64(MOST_FUTURES) and not node.deterministic):
            if node.midway:
                self._draw(node, n)
            else:
                self._sample(node, n)
        else:
            least = children[0]
            for child in children:
                if child.visits < least.visits:
                    least = child
            self.simulate(least)
        if node.midway:
            node.value = mean_value(node)
            return
        total = 0.0
        weight: i64 = 0
        for child in children:
            total += float(child.visits) * (child.value - node.prior - self.drift)
            weight += child.visits
        node.value = node.prior + total / (float(weight) + PRIOR_VISITS)

    def _common_dice(self, k: i64) -> Dice:
        """The k-th stream of common random numbers, rewound."""
        if k == i64(len(self.random_numbers)):
            self.random_numbers.append(Dice(int(self.dice.word())))
        dice = self.random_numbers[k]
        dice.rewind()
        return dice

    def _draw(self, node: Node, k: i64) -> None:
        """Sample chance within the turn."""
        dice = self._common_dice(k)
        turn = node.state.turn_no()
        state = node.state.clone()
        for _ in range(i64(LONGEST_WAIT)):
            if state.acting() != CHANCE_ACTS or state.turn_no() != turn:
                break
            state.fall(dice)
        own = has_turn(state, self.seat, turn)
        node.children.append(self._decision(state, -1) if own else self._ended(state, -1))

    def _sample(self, node: Node, k: i64) -> None:
        """Sample a future: the world acts until the seat is to move again, or the game is over."""
        state, node.deterministic = until_next_turn(
            node.state.clone(), self.seat, OPPONENT_ROLLOUTS, self.weights, self._common_dice(k)
        )
        own = has_turn(state, self.seat, state.turn_no())
        child = self._decision(state, -1) if own else self._ended(state, -1)
        node.children.append(child)
        self.futures += 1
        self.drift += (child.value - node.prior - self.drift) / float(self.futures)


class SearchBot(Bot):
    """Runs a number of simulations, or simulates for some time, and takes the best move."""

    def __init__(
        self, seed: int | str, simulations: i64, millis: i64, weight_set: str = BEST
    ) -> None:
        super().__init__(seed)
        self.simulations: i64 = simulations
        """Simulations for each decision; 0 if the budget is time."""
        self.millis: i64 = millis
        self.weight_set = weight_set
        """The name of the set of weights."""
        self.tree: Tree | None = None
        """The tree below the move made, for the next decision of the turn."""

    def sit_down(self, state: State) -> None:
        state.weights().pick(self.weight_set, int(state.players()))

    def choose(self, state: State, seat: Any) -> int:
        own: i64 = checked_seat(seat, int(state.players()))
        fan = state.fan(own)
        tree = self._reused(state, own)
        if tree is None:
            if len(fan) == 1:
                return int(fan[0])
            tree = self._new_tree(state, own)
        if len(fan) > 1:
            self._search(tree)
        self.tree = None
        if not tree.root.children:  # only one move, and no simulation
            return int(fan[0])
        child = best_child(tree.root)
        if child.decision:
            tree.root = child
            self.tree = tree
        return int(child.move)

    def advise(self, state: State, seat: Any, count: i64) -> list[Advice]:
        tree = self._new_tree(state, checked_seat(seat, int(state.players())))
        self.tree = None
        self._search(tree)
        now = tree.value_of(tree.root.state)
        found: dict[tuple[int, ...], tuple[float, list[int]]] = {}
        _gather(tree.root, [], found)
        ends = sorted(found.values(), key=_by_value)
        return [Advice(moves, (value - now) / POINT) for value, moves in ends[:count]]

    def _new_tree(self, state: State, seat: i64) -> Tree:
        """A new tree. Hidden information is resampled (`imagine`), so that it has no influence."""
        weights = state.weights().pick(self.weight_set, int(state.players()))
        return Tree(state.imagine(int(seat), self.dice), seat, weights, self.dice)

    def _reused(self, state: State, seat: i64) -> Tree | None:
        """The tree of the decision before, if the seat sees the position it expected."""
        tree = self.tree
        if tree is None or tree.seat != seat:
            return None
        same = state.view(int(seat)) == tree.root.state.view(int(seat))
        return tree if same else None

    def _search(self, tree: Tree) -> None:
        """Simulate up to the budget; visits from the decision before count."""
        root = tree.root
        most = self.simulations + 1
        end = time.monotonic() + float(self.millis) / 1000.0
        while root.visits < most or (not self.simulations and time.monotonic() < end):
            for _ in range(i64(BATCH)):
                tree.simulate(root)
                if root.visits == most:
                    break
            time.sleep(0)  # release the GIL: compiled code would block other threads


def mean_value(node: Node) -> float:
    """The mean value of the samples of a node."""
    total = 0.0
    for child in node.children:
        total += child.value
    return total / float(len(node.children))


def best_child(node: Node) -> Node:
    """The child with the most visits; of several, that of the highest value."""
    best = node.children[0]
    for child in node.children:
        if child.visits > best.visits or (child.visits == best.visits and child.value > best.value):
            best = child
    return best


def _by_value(end: tuple[float, list[int]]) -> float:
    return -end[0]


def _gather(
    node: Node, moves: list[int], found: dict[tuple[int, ...], tuple[float, list[int]]]
) -> None:
    """The ways to finish the turn in the tree; of those that differ only in order, the first."""
    for child in node.children:
        way = moves[:]
        way.append(int(child.move))
        if child.children and child.decision:
            _gather(child, way, found)
        else:
            way += [int(planned) for planned in child.plan]
            found.setdefault(tuple(sorted(way)), (child.value, way))
