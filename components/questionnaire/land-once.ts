/** Room above a question for the bar that sticks to the top. */
const topGap = 88;
const visitorMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** How far to scroll until an element stands where a question is answered. */
export function distanceToTop(element: Element): number {
  return element.getBoundingClientRect().top - topGap;
}

/**
 * Far questions have no more than a guessed height, so a long scroll may end beside its aim: looks once at its end, or
 * after `longest` milliseconds, and goes there. Not where the visitor does something meanwhile. What it returns stops it.
 */
export function landOnce(element: Element, slack: number, longest: number): () => void {
  const begun = performance.now();
  const timer = setTimeout(land, longest);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('scrollend', land);
    for (const name of visitorMoves) window.removeEventListener(name, onMove);
  };
  window.addEventListener('scrollend', land);
  for (const name of visitorMoves) window.addEventListener(name, onMove, { passive: true });
  return stop;

  /** The key that asked for the scroll may still be on its way to the window. */
  function onMove({ timeStamp }: Event) {
    if (timeStamp > begun) stop();
  }

  function land() {
    stop();
    const distance = distanceToTop(element);
    if (Math.abs(distance) > slack) window.scrollBy({ top: distance, behavior: 'instant' });
  }
}
