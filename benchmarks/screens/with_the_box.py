"""The score pad for those who own the box: every screen of it, on phones and on a desktop, and shared on a TV."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator

from benchmarks.screens.camera import DESKTOP_DARK, PHONE_DARK, PHONE_LIGHT, Camera
from testkit.browser.devices import TELEVISION, Device
from testkit.browser.scorepad import PadKeeper

_CREW = ("Annemarie", "Bartholomäus", "Cem", "Dina", "Oma Riet")


def with_the_box(camera: Camera) -> None:
    device = camera.device()
    device.open("/pad")
    keeper = PadKeeper(device.page, press=Locator.click)
    _setting_up(camera, device, keeper)
    _a_round(camera, device, keeper)
    _beside_the_round(camera, device)
    _shared(camera, device)
    _the_end(camera, device, keeper)
    _looked_up(camera, device)


def _setting_up(camera: Camera, device: Device, keeper: PadKeeper) -> None:
    camera.take("pad-first-time", device, device.page.locator("[data-new]").wait_for)

    def name_them() -> None:
        keeper.page.goto(f"{device.origin}/pad")
        keeper.name_crew(_CREW)
        keeper.choose("second lucky_dice", 7)

    camera.take("pad-setup", device, name_them)
    keeper.begin(1)


def _a_round(camera: Camera, device: Device, keeper: PadKeeper) -> None:
    ready = keeper.main.wait_for
    for _ in range(3):
        keeper.play_round(len(_CREW), wheel="used")
    device.page.locator("main [role=group] button").nth(2).click()
    for bid in (2, 0, 1, 1):
        keeper.tap(device.page.locator(f"[data-bid='{bid}']"))
    camera.take("pad-bids", device, ready, best=(PHONE_DARK,))
    keeper.tap(device.page.locator("[data-bid]:not([aria-disabled=true])").first)
    camera.take("pad-wheel", device, ready)

    def ask_the_first() -> None:
        ready()
        device.page.locator("ol [data-person]").first.click()

    camera.take("pad-wheel-die", device, ask_the_first)

    def roll_double_lucky() -> None:
        ask_the_first()
        device.page.locator("[data-face='7']").click()

    camera.take("pad-wheel-option", device, roll_double_lucky)
    device.page.reload()
    keeper.use_wheel()
    keeper.win(2, len(_CREW))
    camera.take("pad-tricks", device, ready)
    keeper.win(2, len(_CREW))
    keeper.main.and_(device.page.locator("[data-step=points]")).wait_for()

    camera.keep("pad-points", [device.page.screenshot()])
    keeper.go_on()


def _beside_the_round(camera: Camera, device: Device) -> None:
    main = device.page.locator("main[data-step]")

    def open_sheet(name: str) -> None:
        main.wait_for()
        device.page.set_viewport_size({"width": 390, "height": 844})
        if name == "pad":
            device.page.locator("footer button").first.click()
            return
        device.page.locator("header .icon").last.click()
        device.page.locator("dialog .menu button").nth({"seating": 0, "changes": 1}[name]).click()

    for name in ("pad", "seating", "changes"):
        camera.take(f"pad-sheet-{name}", device, partial(open_sheet, name))


def _shared(camera: Camera, device: Device) -> None:
    page = device.page
    page.reload()
    page.locator("footer button").last.click()
    page.locator("[data-share-live]").click()
    page.locator("[data-live-link]").wait_for()
    page.locator("dialog fieldset button").nth(1).click()
    code = page.locator("[data-pad-code]").inner_text()

    def open_sharing() -> None:
        page.locator("footer button").last.click()
        page.locator("[data-live-link]").wait_for()

    camera.take("pad-share", device, open_sharing, best=(PHONE_LIGHT,))
    tv = camera.device(TELEVISION)
    tv.open(f"/pad#live/{code}")
    tv.page.locator("[data-watching]").wait_for()
    page.reload()
    for bid in (2, 0, 1):
        page.locator(f"[data-bid='{bid}']").click()
    tv.page.locator("[data-watching='5']").wait_for()
    camera.take("pad-tv", tv, tv.page.locator("[data-watching]").wait_for, best=(DESKTOP_DARK,))
    tv.context.close()


def _the_end(camera: Camera, device: Device, keeper: PadKeeper) -> None:
    keeper.page.reload()
    keeper.bid(2)
    keeper.page.locator("[data-unused]").wait_for()
    keeper.wheel_unused()
    keeper.win(5, len(_CREW))
    keeper.go_on()
    for _ in range(2):
        keeper.play_round(len(_CREW))
    camera.take("pad-end", device, keeper.main.wait_for)
    device.page.goto(f"{device.origin}/pad")
    camera.take("pad-start", device, device.page.locator("[data-crew]").wait_for)
    device.page.locator("section .side-button").first.click()
    camera.take("pad-evenings", device, device.page.locator("table").wait_for)


def _looked_up(camera: Camera, device: Device) -> None:
    page = device.page

    def judge(tab: int) -> None:
        page.goto("about:blank")
        page.goto(f"{device.origin}/pad#judge")
        page.locator("main > fieldset").first.locator("button").nth(tab).click()

    def a_trick() -> None:
        judge(0)
        for colour, number in ((0, 8), (0, 13), (2, 0)):
            page.locator("main > [role=group] button").nth(colour).click()
            page.locator(".numbers button").nth(number).click()

    def a_hand() -> None:
        judge(1)
        page.locator("fieldset [role=group] button").nth(1).click()
        for colour, number in ((1, 3), (0, 13), (2, 0)):
            page.locator("main > [role=group] button").nth(colour).click()
            page.locator(".numbers button").nth(number).click()

    def a_question() -> None:
        judge(2)
        page.locator("summary").nth(2).click()

    camera.take("pad-judge-trick", device, a_trick)
    camera.take("pad-judge-hand", device, a_hand)
    camera.take("pad-judge-questions", device, a_question)
    page.goto(f"{device.origin}/pad#paper")
    camera.take("pad-paper", device, page.locator("[data-paper]").wait_for)
