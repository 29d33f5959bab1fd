// One look at the page: the first thing in sight that asks for a deed. What is covered by a sheet is not in sight.
window.whatIsAsked = () => {
  const seen = (selector) => [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
  // While a use of the wheel is shown, and shortly after, a tap does nothing at the table.
  if (seen("main[data-guarded]")) return null;
  if (seen("[data-scene=game-end]")) return "end";
  if (seen("[data-deed=go-on]:not(:disabled)")) return "go-on";
  if (seen("[data-sheet=curtain]")) return "curtain";
  if (seen("[data-bid]")) return "bid";
  if (seen("[data-sheet=trump] button")) return "trump";
  if (seen("[data-sheet=wheel]")) return "wheel";
  if (seen("[data-my-turn=card]")) return "card";
  return null;
};
