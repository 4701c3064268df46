"""Write web/src/api/schema.ts: what the server says and takes, as types for the page.

python tools/page_schema.py            # write it
python tools/page_schema.py --check    # fail if it is not as it should be
"""

import sys
from pathlib import Path
from typing import Any

from paintpot.server.openapi import document

WHERE = Path(__file__).resolve().parent.parent / "web" / "src" / "api" / "schema.ts"
HEAD = (
    "// Made from the server's structs by tools/page_schema.py: change those, then run it again.\n"
)
DATA = "/** An object whose keys are not told. */\nexport type Data = { [key: string]: unknown };\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
LARGER = {"null": "null", "object": "Data", "array": "unknown[]"}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a type.

    >>> type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join([type_of(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join([f'"{value}"' for value in schema["enum"]])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join([type_of(one) for one in schema['prefixItems']])}]"
    if kind == "array" and schema.get("items"):
        inner = type_of(schema["items"])
        return f"({inner})[]" if " " in inner and inner[0] != "[" else f"{inner}[]"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{{ [key: string]: {type_of(schema['additionalProperties'])} }}"
    return PLAIN.get(str(kind)) or LARGER.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = []
    if schema.get("description"):
        lines.append(f"/** {' '.join(schema['description'].split())} */")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for key, value in schema["properties"].items():
        lines.append(f"  {key}{'' if key in required else '?'}: {type_of(value)};")
    return "\n".join([*lines, "}"])


def written() -> str:
    schemas = document("cookie")["components"]["schemas"]
    parts = [interface(name, schemas[name]) for name in sorted(schemas)]
    return "\n".join([HEAD, DATA, "\n\n".join(parts), ""])


def main(words: list[str]) -> int:
    if "--check" in words:
        if WHERE.exists() and WHERE.read_text(encoding="utf-8") == written():
            return 0
        print("web/src/api/schema.ts is out of date: run python tools/page_schema.py")
        return 1
    WHERE.parent.mkdir(parents=True, exist_ok=True)
    WHERE.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
