/** A chunk's script, whose address is kept, or the link that fetches it beforehand. */
const chunk =
  /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)"(?: id="[\w-]+")? async=""><\/script>|<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g;

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
  const chunks = [];
  const without = html.replace(chunk, (_, address) => {
    if (address) chunks.push(address);
    return '';
  });
  const end = without.lastIndexOf('</body>');
  if (end < 0 || chunks.length === 0) return html;
  return `${without.slice(0, end)}<script data-chunks="${chunks.join(' ')}">${starter}</script>${without.slice(end)}`;
}
