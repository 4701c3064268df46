"""How long tests wait for what must happen: long enough that only a hang times out.

Nothing is measured by it. A slower machine sets PAINTPOT_PATIENCE=3, say.
"""

import os
from typing import Final

SCALE: Final = float(os.environ.get("PAINTPOT_PATIENCE") or 1)
PATIENCE: Final = 180.0 * SCALE
"""Seconds to wait for anything."""
PATIENCE_MS: Final = PATIENCE * 1000
"""The same for a browser."""
