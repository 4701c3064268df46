"""Write the TypeScript types of the page: the server's messages, and the games' views.

python tools/page_schema.py            # write them
python tools/page_schema.py --check    # fail if they are out of date

`web/src/api/schema.ts` is generated from the server's OpenAPI document, `web/src/boards/<game>/
view_types.ts` from the game's `view_type`, and `web/src/boards/view_types.ts` from the types of the
core that views have in common.
"""

import ast
import inspect
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import paintpot
from paintpot.core import view_types as core_view_types
from paintpot.server.openapi import document

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
API = WEB / "api" / "schema.ts"
BOARDS = WEB / "boards"
VIEW_TYPES = "view_types.ts"
HEAD = "// Made from {source} by tools/page_schema.py: change that, then run it again.\n"
DATA = "/** An object whose keys are not told. */\nexport type Data = { [key: string]: unknown };\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
LARGER = {"null": "null", "object": "Data", "array": "unknown[]"}


def type_of(schema: dict[str, Any], fixed: str = "") -> str:
    """A JSON schema as a TypeScript type; `fixed` is "readonly " or empty.

    >>> type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    >>> type_of({"type": "array", "items": {"type": "string"}}, "readonly ")
    'readonly string[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join([type_of(one, fixed) for one in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join([f'"{value}"' for value in schema["enum"]])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        inner = ", ".join([type_of(one, fixed) for one in schema["prefixItems"]])
        return f"{fixed}[{inner}]"
    if kind == "array" and schema.get("items"):
        inner = type_of(schema["items"], fixed)
        return f"{fixed}({inner})[]" if " " in inner and inner[0] != "[" else f"{fixed}{inner}[]"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{{ {fixed}[key: string]: {type_of(schema['additionalProperties'], fixed)} }}"
    return PLAIN.get(str(kind)) or LARGER.get(str(kind), "unknown")


def comment(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def interface(
    name: str, schema: dict[str, Any], fixed: str = "", notes: dict[str, str] | None = None
) -> str:
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    required = schema.get("required", [])
    for key, value in schema["properties"].items():
        lines += comment((notes or {}).get(key, ""), "  ")
        lines.append(f"  {fixed}{key}{'' if key in required else '?'}: {type_of(value, fixed)};")
    return "\n".join([*lines, "}"])


def api_types() -> str:
    schemas = document("cookie")["components"]["schemas"]
    parts = [interface(name, schemas[name]) for name in sorted(schemas)]
    return "\n".join([HEAD.format(source="the server's structs"), DATA, "\n\n".join(parts), ""])


def notes_of(view_type: type[object]) -> dict[str, dict[str, str]]:
    """The strings below the fields of the classes in the module of a type, by class and field."""
    module = inspect.getmodule(view_type)
    assert module is not None
    assert module.__file__ is not None
    # The compiled form has no source of its own: the .py file is beside it.
    source = Path(module.__file__).parent / f"{module.__name__.rpartition('.')[2]}.py"
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ClassDef):
            continue
        notes = found.setdefault(node.name, {})
        for field, below in zip(node.body, node.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                notes[field.target.id] = str(below.value.value)
    return found


def view_types(view_type: type[object], common: dict[str, str]) -> str:
    """The types of a game's views; those of the core are added to `common`, by name."""
    _, schemas = msgspec.json.schema_components([view_type], ref_template="{name}")
    notes = notes_of(view_type)
    parts = []
    for name in sorted(schemas):
        text = interface(name, schemas[name], "readonly ", notes.get(name))
        if hasattr(core_view_types, name):
            common[name] = text
        else:
            parts.append(text)
    shared = ", ".join([name for name in sorted(schemas) if name in common])
    if shared:
        parts.insert(0, f'import type {{ {shared} }} from "../view_types";')
    return "\n".join([HEAD.format(source="the game's view_types.py"), "\n\n".join(parts), ""])


def files() -> dict[Path, str]:
    """The content of each file to be written."""
    found = {API: api_types()}
    common: dict[str, str] = {}
    for name in paintpot.games():
        view_type = paintpot.game(name).view_type
        if view_type is not None and (BOARDS / name).is_dir():
            found[BOARDS / name / VIEW_TYPES] = view_types(view_type, common)
    parts = [common[name] for name in sorted(common)]
    head = HEAD.format(source="the core's view_types.py")
    return {**found, BOARDS / VIEW_TYPES: "\n".join([head, "\n\n".join(parts), ""])}


def main(words: list[str]) -> int:
    if paintpot.compiled():  # a compiled TypedDict has lost the types of its fields
        command = [sys.executable, __file__, *words]
        return subprocess.run(
            command, env={**os.environ, "PAINTPOT_PURE": "1"}, check=False
        ).returncode
    late = 0
    for path, text in files().items():
        if "--check" not in words:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            name = path.relative_to(WEB.parent.parent).as_posix()
            print(f"{name} is out of date: run python tools/page_schema.py")
            late = 1
    return late


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
