import 'client-only';

/** At once where the page is left or not on a screen. What it returns does it now, if it was not done yet. */
export function afterPaint(task: () => void): () => void {
  let isDone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(now);
  });
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  if (document.visibilityState === 'hidden') now();
  return now;

  function now() {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener('pagehide', now);
    document.removeEventListener('visibilitychange', now);
    task();
  }
}
