"""Pages that are laid out but not painted: no test looks at pixels, and painting is a third of it.

What is not opaque at all is still found by pointers, keys and readers, and its frames still come.
"""

UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}"""
PAINTED = "() => void (document.adoptedStyleSheets = [])"
"""From now on, for what looks at colours."""


def as_painted(script: str) -> str:
    """A script that asks what can be seen, and gets the answer of a page that is painted."""
    return f"""(...words) => {{
  const kept = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  try {{
    return ({script})(...words);
  }} finally {{
    document.adoptedStyleSheets = kept;
  }}
}}"""
