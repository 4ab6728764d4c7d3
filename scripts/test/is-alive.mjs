/**
 * Runs in the browser: whether the page has no script to wait for, or its script has taken hold of every button of it.
 * React marks an element when it begins with it; until what stands around it is done (flags 2 and 4096 of its fibers:
 * not placed yet, still hydrating), a press is lost.
 */
export function isAlive() {
  // Of a page that is still coming nobody can tell: its script stands at its end.
  if (document.readyState === 'loading') return false;
  if (!document.querySelector('script[data-chunks]')) return true;
  const parts = [document.querySelector('main') ?? document.body, ...document.querySelectorAll('body button')];
  return parts.every((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
    if (!key) return false;
    for (let fiber = Reflect.get(element, key); fiber; fiber = fiber.return) if (fiber.flags & 4098) return false;
    return true;
  });
}
