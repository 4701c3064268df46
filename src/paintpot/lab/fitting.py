"""Linear least squares in plain Python, regularised towards a prior (ridge regression)."""

from collections.abc import Sequence
from typing import Final

_NOTHING: Final = 1e-9


class Normal:
    """The normal equations of many samples, accumulated one by one and merged over processes."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.count = 0
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size
        self.squares = 0.0
        """The sum of squared targets."""

    def add(self, features: Sequence[float], target: float) -> None:
        """Add a sample. Features are mostly zero, so only the others are used."""
        seen = [(k, value) for k, value in enumerate(features) if value]
        for k, value in seen:
            row = self.matrix[k]
            for j, other in seen:
                row[j] += value * other
            self.right[k] += value * target
        self.squares += target * target
        self.count += 1

    def merge(self, other: "Normal") -> None:
        self.count += other.count
        self.squares += other.squares
        for k in range(self.size):
            self.right[k] += other.right[k]
            own, more = self.matrix[k], other.matrix[k]
            for j in range(self.size):
                own[j] += more[j]

    def fit(self, prior: Sequence[float], pull: float) -> list[float]:
        """The best weights, if every feature is held to its prior as by `pull` samples.

        >>> line = Normal(2)
        >>> for x in range(10):
        ...     line.add([1.0, float(x)], 3.0 + 2.0 * x)
        >>> [round(weight, 3) for weight in line.fit([0.0, 0.0], 1e-6)]
        [3.0, 2.0]
        """
        matrix = [row[:] for row in self.matrix]
        right = self.right[:]
        for k in range(self.size):
            # In units of the feature's own scale, so that large and small ones are held alike.
            held = pull * (self.matrix[k][k] / self.count if self.count else 0.0) + _NOTHING
            matrix[k][k] += held
            right[k] += held * prior[k]
        return solve(matrix, right)

    def error(self, weights: Sequence[float]) -> float:
        """The mean squared error of these weights."""
        quadratic = sum(
            weights[k] * weights[j] * self.matrix[k][j]
            for k in range(self.size)
            for j in range(self.size)
        )
        linear = sum(weight * right for weight, right in zip(weights, self.right, strict=True))
        # Rounding may leave a small negative number.
        return max(0.0, (self.squares - 2 * linear + quadratic) / self.count)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination with pivoting; both arguments are overwritten.

    >>> solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 3.0])
    [1.0, 2.0]
    """
    size = len(right)
    for k in range(size):
        pivot = max(range(k, size), key=lambda row: abs(matrix[row][k]))
        matrix[k], matrix[pivot] = matrix[pivot], matrix[k]
        right[k], right[pivot] = right[pivot], right[k]
        for row in range(k + 1, size):
            factor = matrix[row][k] / matrix[k][k]
            if factor:
                for column in range(k, size):
                    matrix[row][column] -= factor * matrix[k][column]
                right[row] -= factor * right[k]
    for k in range(size - 1, -1, -1):
        rest = sum(matrix[k][column] * right[column] for column in range(k + 1, size))
        right[k] = (right[k] - rest) / matrix[k][k]
    return right
