"""A drawing as SVG: a text file that every browser shows."""

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from paintpot.lab.picture_shapes import Drawing, Line, Rect, Shape

SANS: Final = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
SERIF: Final = "Georgia, 'Liberation Serif', 'DejaVu Serif', serif"


def svg(drawing: Drawing) -> bytes:
    width, height = number(drawing.width), number(drawing.height)
    space = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {space} font-family="{SANS}">',
        f"<title>{clean(drawing.title)}</title>",
        element(Rect(0, 0, drawing.width, drawing.height, drawing.paper)),
        *[element(shape) for shape in drawing.shapes],
        "</svg>",
    ]
    return ("\n".join(lines) + "\n").encode()


def element(shape: Shape) -> str:
    if isinstance(shape, Rect):
        return (
            f'<rect x="{number(shape.x)}" y="{number(shape.y)}" width="{number(shape.width)}"'
            f' height="{number(shape.height)}" fill={quoteattr(shape.fill)}/>'
        )
    if isinstance(shape, Line):
        return (
            f'<line x1="{number(shape.x1)}" y1="{number(shape.y1)}" x2="{number(shape.x2)}"'
            f' y2="{number(shape.y2)}" stroke={quoteattr(shape.colour)}'
            f' stroke-width="{number(shape.width)}"/>'
        )
    anchor = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
    family = f' font-family="{SERIF}"' if shape.serif else ""
    return (
        f'<text x="{number(shape.x)}" y="{number(shape.y)}" font-size="{number(shape.size)}"'
        f" fill={quoteattr(shape.colour)}{anchor}{family}>{clean(shape.text)}</text>"
    )


def number(value: float) -> str:
    """A length, to a hundredth of a point.

    >>> number(3.0), number(2.50), number(1 / 3)
    ('3', '2.5', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def clean(text: str) -> str:
    """Text for XML, which does not allow control characters.

    >>> clean("a < b\\x07")
    'a &lt; b '
    """
    return escape("".join([letter if letter.isprintable() else " " for letter in text]))
