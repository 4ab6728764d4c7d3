/** Room above a question for the bar that sticks to the top. */
const topGap = 88;
const visitorMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** How far to scroll until an element stands where a question is answered. */
export function distanceToTop(element: Element): number {
  return element.getBoundingClientRect().top - topGap;
}

/** Frames in which questions that came into view may still find their real heights. */
const settling = 10;
/** Screens: real heights never move a question that far once it stood in place, so a visitor scrolled who was not heard yet. */
const farAway = 2;

/**
 * Far questions have no more than a guessed height, so a long scroll may miss its target. When it ends, or after
 * `longest` milliseconds, this scrolls the element into place for some frames, unless the visitor scrolls or types
 * meanwhile: `onTaken` hears of a scroll of theirs. Returns what stops it.
 */
export function correctScroll(element: Element, slack: number, longest: number, onTaken: () => void): () => void {
  const begun = performance.now();
  const timer = setTimeout(arrive, longest);
  let frame = 0;
  window.addEventListener('scrollend', arrive);
  for (const name of visitorMoves) window.addEventListener(name, onMove, { passive: true });
  return stop;

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    window.removeEventListener('scrollend', arrive);
    for (const name of visitorMoves) window.removeEventListener(name, onMove);
  }

  /** The key that asked for the scroll may still be on its way to the window; a later one mostly answers. */
  function onMove({ type, timeStamp }: Event) {
    if (timeStamp <= begun) return;
    stop();
    if (type !== 'keydown') onTaken();
  }

  function arrive() {
    clearTimeout(timer);
    window.removeEventListener('scrollend', arrive);
    correct(settling);
  }

  function correct(framesLeft: number) {
    const distance = distanceToTop(element);
    if (framesLeft < settling && Math.abs(distance) > farAway * window.innerHeight) return stop();
    if (Math.abs(distance) > slack) window.scrollBy({ top: distance, behavior: 'instant' });
    if (framesLeft === 0) return stop();
    frame = requestAnimationFrame(() => correct(framesLeft - 1));
  }
}
