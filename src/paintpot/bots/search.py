"""A bot that searches: a tree over the moves of its turn, and over what may come after it.

Own moves and the rest of the world take turns in the tree. Where the seat is to move, a node is
worth what its best move is worth. Where the turn has ended, chance and the others act: such a node
is worth what the evaluation says, corrected by what was seen to follow in samples of the future.
The others are taken to play in haste; dice, bags and they make up "the world". Where chance acts
within the turn, the evaluation would come too early: such a node is worth the mean of its samples.

Wide turns are opened gradually, the best known way first: every node carries a plan of how the turn
may end, and its first child follows that plan. So nothing found is lost, and each look tries to do
better in one place.
"""

import time
from math import log, sqrt
from typing import Final

from paintpot.bots.bot import Advice, Bot
from paintpot.bots.hasty import LONGEST_WAIT, best_turn, has_turn, until_next_turn
from paintpot.core.contract import CHANCE_ACTS, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, vec
from paintpot.core.weights import BEST, POINT, dot

TRIES: Final = 8
"""Ways tried to finish a turn when a node of one's own is new."""
OTHERS_TRIES: Final = 2
"""The same for the turns of others."""
TRUST: Final = 3.0
"""How many samples of the future weigh as much as the evaluation."""
CURIOSITY: Final = 1.0 * POINT
"""How many points a move may look behind and still be tried again, roughly."""
OPEN: Final = 0.75
"""A node of one's own that was looked at n times has n ** OPEN moves open."""
FUTURES: Final = 0.8
"""The same for samples of the future."""
MOST_FUTURES: Final = 64
DRAWS: Final = 3
"""Samples of what chance may do within the turn, when such a node is new."""
AT_ONCE: Final = 16
"""Looks between two looks at the clock, while other threads wait."""
WIN: Final = 5.0 * POINT
"""What it is worth to be ahead when the play ends."""


class Node:
    """A position in the tree."""

    def __init__(self, state: State, own: bool, move: i64, value: float, plan: vec[i64]) -> None:
        self.state = state
        self.own = own
        """Whether it is the seat's own move; otherwise the world acts."""
        self.midway = False
        """Whether it is chance that acts, and the turn goes on after it."""
        self.move: i64 = move
        """The move that led here, where one's own did."""
        self.value = value
        self.guess = value
        """What it was worth at first sight."""
        self.plan = plan
        """The best way found to finish the turn, at first sight."""
        self.moves = vec[i64]()
        """The moves in the order in which they are opened."""
        self.kids: list[Node] = []
        self.visits: i64 = 1
        self.sure = False
        """Whether only one thing can follow."""


class Tree:
    """A search from one position, for one seat."""

    def __init__(self, state: State, seat: i64, weights: vec[i64], dice: Dice) -> None:
        self.seat: i64 = seat
        self.seats = state.players()
        self.weights = weights
        self.dice = dice
        self.luck: list[Dice] = []
        """One for each sample of the future, the same at all nodes, so that moves are compared
        under the same luck."""
        self.drift = 0.0
        """How much better than its evaluation a turn's end turned out to be, on average. What
        follows here is played in haste, so this says nothing about the turn."""
        self.samples: i64 = 0
        self.root = self._node(state, 0, state.turn_no())

    def value_of(self, state: State) -> float:
        return self._margin(state, dot(state.features(self.seat), self.weights))

    def _margin(self, state: State, own: i64) -> float:
        """How far this seat, whose worth is given, is ahead of the best other."""
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
        """A new node with its first guess; it is one's own while that turn goes on."""
        if not has_turn(state, self.seat, turn):
            if state.acting() == CHANCE_ACTS and state.turn_no() == turn:
                return self._midway(state, move)
            return self._ended(state, move)
        return self._own(state, move)

    def _own(self, state: State, move: i64) -> Node:
        best = best_turn(state, self.seat, TRIES, self.weights, self.dice)
        value, plan = self._margin(best.state, best.worth), best.plan
        lucky = best.lucky
        if lucky is not None:
            # As good as that only if chance is kind again: see what it brings on average.
            fair = self._fair(state, lucky.plan)
            if lucky is best or fair > value:
                value, plan = fair, lucky.plan
        return Node(state, True, move, value, plan)

    def _fair(self, state: State, plan: vec[i64]) -> float:
        """What a way is worth that leads to where chance acts."""
        there = state.clone()
        for k in range(i64(len(plan))):
            there.apply(self.seat, plan[k])
        return self._midway(there, -1).value

    def _ended(self, state: State, move: i64) -> Node:
        return Node(state, False, move, self.value_of(state), vec[i64]())

    def _midway(self, state: State, move: i64) -> Node:
        """Chance acts before the turn has ended: what it brings must be seen to be valued."""
        node = Node(state, False, move, 0.0, vec[i64]())
        node.midway = True
        for k in range(i64(DRAWS)):
            self._draw(node, k)
        node.value = mean_value(node)
        node.guess = node.value
        return node

    def look(self, node: Node) -> None:
        """One more look below a node, and its value anew."""
        node.visits += 1
        if node.own:
            self._look_at_moves(node)
        elif node.state.acting():
            self._look_ahead(node)

    # -- own moves

    def _look_at_moves(self, node: Node) -> None:
        kids = node.kids
        if not kids:
            self._follow_plan(node)
        n: i64 = len(kids)
        if n < i64(len(node.moves)) and n < 1 + i64(float(node.visits) ** OPEN):
            move = node.moves[n]
            state = node.state.clone()
            state.apply(self.seat, move)
            kids.append(self._node(state, move, node.state.turn_no()))
        else:
            self.look(self._promising(node))
        best = kids[0].value
        for kid in kids:
            if kid.value > best:
                best = kid.value
        node.value = best

    def _follow_plan(self, node: Node) -> None:
        """Open the planned move, and put the others in any order."""
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
            kid = Node(state, True, plan[0], node.value, plan[1:])
        else:
            kid = self._node(state, plan[0], node.state.turn_no())
        node.kids.append(kid)

    def _promising(self, node: Node) -> Node:
        """The move that is best, with a bonus for those seldom looked at."""
        curiosity = CURIOSITY * sqrt(log(float(node.visits)))
        best = node.kids[0]
        most = best.value + curiosity / sqrt(float(best.visits))
        for kid in node.kids:
            hope = kid.value + curiosity / sqrt(float(kid.visits))
            if hope > most:
                most = hope
                best = kid
        return best

    # -- the world

    def _look_ahead(self, node: Node) -> None:
        """A sample of what follows the turn, or of how it goes on."""
        kids = node.kids
        n: i64 = len(kids)
        wanted = 1 + i64(float(node.visits - 1) ** FUTURES)
        if not n or (n < wanted and n < i64(MOST_FUTURES) and not node.sure):
            if node.midway:
                self._draw(node, n)
            else:
                self._sample(node, n)
        else:
            least = kids[0]
            for kid in kids:
                if kid.visits < least.visits:
                    least = kid
            self.look(least)
        if node.midway:
            node.value = mean_value(node)
            return
        total = 0.0
        weight: i64 = 0
        for kid in kids:
            total += float(kid.visits) * (kid.value - node.guess - self.drift)
            weight += kid.visits
        node.value = node.guess + total / (float(weight) + TRUST)

    def _luck(self, k: i64) -> Dice:
        """The luck of a sample, from its beginning."""
        if k == i64(len(self.luck)):
            self.luck.append(Dice(int(self.dice.word())))
        luck = self.luck[k]
        luck.rewind()
        return luck

    def _draw(self, node: Node, k: i64) -> None:
        """Let chance act within the turn; then it goes on, or has ended."""
        luck = self._luck(k)
        turn = node.state.turn_no()
        state = node.state.clone()
        for _ in range(i64(LONGEST_WAIT)):
            if state.acting() != CHANCE_ACTS or state.turn_no() != turn:
                break
            state.fall(luck)
        own = has_turn(state, self.seat, turn)
        node.kids.append(self._own(state, -1) if own else self._ended(state, -1))

    def _sample(self, node: Node, k: i64) -> None:
        """The world acts until the seat is to move again, or the play is over."""
        state, node.sure = until_next_turn(
            node.state.clone(), self.seat, OTHERS_TRIES, self.weights, self._luck(k)
        )
        own = has_turn(state, self.seat, state.turn_no())
        kid = self._own(state, -1) if own else self._ended(state, -1)
        node.kids.append(kid)
        self.samples += 1
        self.drift += (kid.value - node.guess - self.drift) / float(self.samples)


class SearchBot(Bot):
    """Looks into the tree for a number of times, or for some time, and takes the best move."""

    def __init__(self, seed: int | str, looks: i64, millis: i64, taste: str = BEST) -> None:
        super().__init__(seed)
        self.looks: i64 = looks
        """How often to look for a decision; 0 if time is what counts."""
        self.millis: i64 = millis
        self.taste = taste
        """The name of the weights."""
        self.tree: Tree | None = None
        """What was found for the rest of this turn, if it goes on as planned."""

    def sit_down(self, state: State) -> None:
        state.weights().pick(self.taste, int(state.players()))

    def choose(self, state: State, seat: i64) -> int:
        fan = state.fan(seat)
        tree = self._grown(state, seat)
        if tree is None:
            if len(fan) == 1:
                return int(fan[0])
            tree = self._planted(state, seat)
        if len(fan) > 1:
            self._think(tree)
        self.tree = None
        if not tree.root.kids:  # only one move, and never looked at
            return int(fan[0])
        kid = best_kid(tree.root)
        if kid.own:
            tree.root = kid
            self.tree = tree
        return int(kid.move)

    def advise(self, state: State, seat: i64, count: i64) -> list[Advice]:
        tree = self._planted(state, seat)
        self.tree = None
        self._think(tree)
        now = tree.value_of(tree.root.state)
        found: dict[tuple[int, ...], tuple[float, list[int]]] = {}
        _gather(tree.root, [], found)
        ends = sorted(found.values(), key=_by_value)
        return [Advice(moves, (value - now) / POINT) for value, moves in ends[:count]]

    def _planted(self, state: State, seat: i64) -> Tree:
        """A new tree. What others do in secret is drawn anew, so that it has no influence."""
        weights = state.weights().pick(self.taste, int(state.players()))
        return Tree(state.imagine(int(seat), self.dice), seat, weights, self.dice)

    def _grown(self, state: State, seat: i64) -> Tree | None:
        """The tree of the move before, if what the seat sees is what it was to lead to."""
        tree = self.tree
        if tree is None or tree.seat != seat:
            return None
        same = state.view(int(seat)) == tree.root.state.view(int(seat))
        return tree if same else None

    def _think(self, tree: Tree) -> None:
        """Look as often as is due; what the moves before have found already counts."""
        root = tree.root
        most = self.looks + 1
        end = time.monotonic() + float(self.millis) / 1000.0
        while root.visits < most or (not self.looks and time.monotonic() < end):
            for _ in range(i64(AT_ONCE)):
                tree.look(root)
                if root.visits == most:
                    break
            time.sleep(0)  # compiled code keeps other threads waiting until it lets go


def mean_value(node: Node) -> float:
    """What the samples of a node are worth on average."""
    total = 0.0
    for kid in node.kids:
        total += kid.value
    return total / float(len(node.kids))


def best_kid(node: Node) -> Node:
    """The move looked at most; of several the one worth most."""
    best = node.kids[0]
    for kid in node.kids:
        if kid.visits > best.visits or (kid.visits == best.visits and kid.value > best.value):
            best = kid
    return best


def _by_value(end: tuple[float, list[int]]) -> float:
    return -end[0]


def _gather(
    node: Node, moves: list[int], found: dict[tuple[int, ...], tuple[float, list[int]]]
) -> None:
    """The ends of the turn in the tree; of those that differ only in order, the first."""
    for kid in node.kids:
        way = moves[:]
        way.append(int(kid.move))
        if kid.kids and kid.own:
            _gather(kid, way, found)
        else:
            way += [int(planned) for planned in kid.plan]
            found.setdefault(tuple(sorted(way)), (kid.value, way))
