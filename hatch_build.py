"""Build hook: puts the compiled browser client and the message catalogues into wheels and source archives."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/wissel/web/static"


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` in web/ unless the client is there already.

    An editable install never builds: `bin/_setup` does, when the sources of the client changed. A source
    archive carries the built client, so a wheel made from it needs no Node.js.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and include it, although git ignores it.

        Raises RuntimeError when the client must be built and npm is missing, and CalledProcessError when
        npm fails.
        """
        if version == "editable":
            return
        root = Path(self.root)
        from_archive = (root / "PKG-INFO").is_file() and (root / STATIC / "index.html").is_file()
        if not from_archive:
            self._build(root / "web")
        build_data["artifacts"].append(f"{STATIC}/**")
        if self.target_name == "wheel":
            # Not `force-include` in pyproject.toml: editable installs would get a copy of the catalogues.
            build_data["force_include"][str(root / "locales")] = "wissel/locales"

    def _build(self, web: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("building the browser client needs Node.js 20 or newer with npm on the PATH")
        self.app.display_info("Building the browser client")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
