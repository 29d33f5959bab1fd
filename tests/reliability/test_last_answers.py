"""A command sent while a table is ending is answered: no acknowledgement is missing over an open connection."""

import asyncio

from doublelucky7.protocol.commands import TakeSeat
from doublelucky7.protocol.messages import Do, RefusedByTable
from testkit.tables.scene import OPEN, Scene, at_a_table, person

SECONDS = 5.0


@at_a_table
async def test_what_was_asked_before_a_table_stopped_is_answered(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN)
    asked = [
        asyncio.ensure_future(scene.runner.do("bo", Do(id=str(number), after=0, command=TakeSeat(0, "Bo"))))
        for number in range(3)
    ]
    await asyncio.sleep(0)
    scene.runner.stop()
    answers = await asyncio.wait_for(asyncio.gather(*asked), SECONDS)
    assert all(isinstance(answer, RefusedByTable) for answer in answers)
