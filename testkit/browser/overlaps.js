/** What covers what, what leaves the screen and what is cut off, told by the browser that has laid the page out. */
async () => {
  for (let frame = 0; frame < 2; frame += 1) {
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise(requestAnimationFrame);
  }
  // The soft edge of a shadow, or a rounded number.
  const slack = 2;
  const onCloth = ".seat, .laid .card, .pile, .meter, .stack, .my-extra, .slot".replaceAll(/(^|, )/g, "$1.felt ");
  const around = "header h1, header .trump, .mine > .mine, .beside-hand .pile, .beside-hand .meter, .dock button";
  const questions = ".play .asked:not(.fills), .curtain";

  const isForEars = (found) => found.closest(".visually-hidden") || getComputedStyle(found).clipPath === "inset(50%)";
  // A card that is still flying away belongs to the position before.
  const isSeen = (found) => found.checkVisibility({ visibilityProperty: true }) && !found.closest(".trick [inert]");
  const nameOf = (found) => {
    const classes = [...found.classList].filter((one) => !one.startsWith("svelte")).join(".");
    const { seat, card } = found.dataset;
    return seat === undefined ? (card ?? `${found.localName}.${classes}`) : `seat ${seat}`;
  };
  /** Where the words and pictures in it end: a box that is wider covers nothing with the rest. */
  const inkOf = (found) => {
    const rects = [...found.childNodes].flatMap((node) => {
      if (node.nodeType === Node.ELEMENT_NODE) {
        if (isForEars(node)) return [];
        return node.childNodes.length > 0 ? (inkOf(node) ?? []) : node.getBoundingClientRect();
      }
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
    const inked = rects.filter(({ right, left }) => right > left);
    if (inked.length === 0) return null;
    const [left, top] = ["left", "top"].map((side) => Math.min(...inked.map((rect) => rect[side])));
    const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...inked.map((rect) => rect[side])));
    return { left, top, right, bottom };
  };
  const boxOf = (found) => (found.matches(".meter, h1, .trump") && inkOf(found)) || found.getBoundingClientRect();
  const things = (selector) =>
    [...document.querySelectorAll(selector)]
      .filter(isSeen)
      .map((found) => ({ found, box: boxOf(found), name: nameOf(found) }));
  const covers = ({ box: one }, { box: other }) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;

  const faults = new Set();
  // A scene between two rounds lies over the table, and the wheel in its place.
  const isScene = ({ found }) => found.matches(".asked.centred");
  const apart = [...things(onCloth), ...things(around), ...things(questions)];
  const hand = things(".hand [data-card]");
  apart.forEach((one, place) => {
    for (const other of apart.slice(place + 1)) {
      if (!isScene(one) && !isScene(other) && covers(one, other)) faults.add(`${one.name} on ${other.name}`);
    }
    for (const card of hand) {
      if (!isScene(one) && covers(card, one)) faults.add(`${card.name} of the hand on ${one.name}`);
    }
  });
  for (const { box, name } of [...apart, ...hand]) {
    const isOutside =
      box.left < -slack || box.top < -slack || box.right > innerWidth + slack || box.bottom > innerHeight + slack;
    if (isOutside) faults.add(`${name} leaves the screen`);
  }
  // Our own words are whole; a name may end in dots.
  for (const found of document.querySelectorAll("main *, [data-scene] *")) {
    const hasWords = [...found.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!hasWords || !(found instanceof HTMLElement) || isForEars(found) || !isSeen(found)) continue;
    if (getComputedStyle(found).textOverflow === "ellipsis") continue;
    const ink = inkOf(found);
    const frame = found.closest("button, section, header, nav, aside, .asked, main") ?? document.body;
    const box = frame.getBoundingClientRect();
    if (ink.right > Math.min(innerWidth, box.right) + slack || ink.left < Math.max(0, box.left) - slack) {
      faults.add(`cut off: "${found.textContent.trim().slice(0, 40)}" in ${nameOf(frame)}`);
    }
  }
  return [...faults];
}
