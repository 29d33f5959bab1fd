"""A program that only plays over the network loads neither the kernel nor the bots."""

import subprocess
import sys

LIST_PACKAGES = """
import sys
import doublelucky7.client.session, doublelucky7.client.table, doublelucky7.protocol.http
print(*sorted({name.split(".")[1] for name in sys.modules if name.startswith("doublelucky7.")}))
"""


def test_a_client_loads_neither_kernel_nor_bots() -> None:
    listed = subprocess.run([sys.executable, "-c", LIST_PACKAGES], capture_output=True, text=True, check=True).stdout
    loaded = set(listed.split())
    assert {"client", "protocol", "rules"} <= loaded
    assert loaded.isdisjoint({"kernel", "bots", "tables", "server", "storage"})
