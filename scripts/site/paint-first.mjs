const chunkScript = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)"(?: id="[\w-]+")? async=""><\/script>/g;
const chunkPreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g;

/** Runs in the browser: at the first paint, at once where none is to come, at the latest after two seconds. */
function startChunks() {
  let waiting = document.currentScript.dataset.chunks.split(' ');
  const start = () => {
    for (const chunk of waiting) {
      const script = document.createElement('script');
      script.src = chunk;
      script.async = true;
      document.head.append(script);
    }
    waiting = [];
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start();
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start);
  setTimeout(start, 2_000);
}

/** The only script of ours that stands in a page. */
export const starter = `(${startChunks})()`.replace(/\s*\n\s*/g, ' ');

/**
 * Puts the first paint before the chunks of Next: text, style and fonts have the line and the processor for themselves
 * until the page is seen.
 */
export function paintFirst(html) {
  const end = html.lastIndexOf('</body>');
  const chunks = [...html.matchAll(chunkScript)].map(([, chunk]) => chunk);
  if (end < 0 || chunks.length === 0) return html;
  const without = (part) => part.replace(chunkScript, '').replace(chunkPreload, '');
  const start = `<script data-chunks="${chunks.join(' ')}">${starter}</script>`;
  return without(html.slice(0, end)) + start + without(html.slice(end));
}
