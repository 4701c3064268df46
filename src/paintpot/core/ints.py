"""Machine integers and vectors of them: the only module that imports mypyc's young `librt`.

Compiled, `i64` is a machine word and `vec[i64]` a flat array. Interpreted, they are `int` and
`list`, the fastest that plain Python has. This module itself is never compiled.

Never write `1 << i` on machine integers: mypyc emits a 32-bit shift. Use `BIT[i]`.
"""

from typing import TYPE_CHECKING, Any

from paintpot.form import COMPILED as COMPILED

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
elif COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    vec = list

    def append(items: list[int], item: int) -> list[int]:
        items.append(item)
        return items

    def mypyc_attr(*_names: str, **_values: object) -> Any:
        return lambda cls: cls
