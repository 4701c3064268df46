"""What the README says can be done can be done."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_python_in_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_every_link_of_the_documents_leads_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        prose = re.sub(r"^ *```.*?^ *```", "", page.read_text("utf-8"), flags=re.S | re.M)
        for link in re.findall(r"\]\(([^)#]+)\)", prose):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name} links to {link}"
