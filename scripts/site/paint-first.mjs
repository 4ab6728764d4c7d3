/** How a chunk's script begins, and how it is written; how the link begins that fetches it beforehand. */
const script = '<script src="/_next/static/chunks/';
const wholeScript = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)"(?: id="[\w-]+")? async=""><\/script>/y;
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/';
const wholePreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/y;

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
 * @param {Buffer} body
 * @param {string} html the same, each byte a sign
 * @returns {Buffer} the very same where nothing is to be done
 */
export function paintFirst(body, html = body.latin1Slice()) {
  const scripts = find(html, script, wholeScript);
  const end = html.lastIndexOf('</body>');
  if (end < 0 || scripts.length === 0) return body;
  const chunks = scripts.map(({ address }) => address).join(' ');
  const parts = [];
  let at = 0;
  for (const { from, to } of [...scripts, ...find(html, preload, wholePreload)].sort((a, b) => a.from - b.from)) {
    parts.push(body.subarray(at, from));
    at = to;
  }
  const start = Buffer.from(`<script data-chunks="${chunks}">${starter}</script>`);
  return Buffer.concat([...parts, body.subarray(at, end), start, body.subarray(end)]);
}

/** Where something stands that begins so and is as `whole` says. */
function find(html, beginning, whole) {
  const found = [];
  for (let from = html.indexOf(beginning); from >= 0; from = html.indexOf(beginning, from + 1)) {
    whole.lastIndex = from;
    const [text, address] = whole.exec(html) ?? [];
    if (text) found.push({ from, to: from + text.length, address });
  }
  return found;
}
