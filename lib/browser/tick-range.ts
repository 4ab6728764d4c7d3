import 'client-only';

/** A tick with Shift held ticks all between it and the one before, as in any list. Returns what ends it. */
export function tickRange(ticks: () => HTMLInputElement[]): () => void {
  let last: HTMLInputElement | null = null;

  function onClick(event: MouseEvent) {
    const all = ticks();
    const { target } = event;
    const here = target instanceof HTMLInputElement ? all.indexOf(target) : -1;
    if (!(target instanceof HTMLInputElement) || here < 0) return;
    const before = last ? all.indexOf(last) : -1;
    if (event.shiftKey && before >= 0) {
      const [from, to] = here < before ? [here, before] : [before, here];
      for (const tick of all.slice(from, to + 1)) tick.checked = target.checked;
    }
    last = target;
  }

  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
