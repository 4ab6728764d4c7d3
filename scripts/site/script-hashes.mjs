import { createHash } from 'node:crypto';
import { starter } from './paint-first.mjs';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Next hands data to the browser by pushing it on a list; so does its bundler with the names of files to begin with. */
const push =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*?)\);?$/;
/** React's own few lines that put late content in its place; they hold no word of ours. */
const reactRuntime =
  /^(?:\$R[A-Z]=|requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\)|\$R[A-Z]\("[\w:]+","[\w:]+"\)$)/;

/**
 * CSP sources of a page's own inline scripts. Only what is known to be Next's, and our starter, is answered: a script
 * that somebody smuggled into the page gets no hash, and the browser does not run it.
 * @returns {{ hashes: string[], refused: string[] }}
 */
export function scriptHashes(html) {
  const hashes = new Set();
  const refused = [];
  for (const [, attributes, content] of html.matchAll(inlineScript)) {
    if (/\stype="application\/(?:ld\+)?json"/.test(attributes) || content === '') continue;
    if (content === starter || isOfNext(content))
      hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    else refused.push(content);
  }
  return { hashes: [...hashes], refused };
}

function isOfNext(content) {
  const pushed = push.exec(content)?.[1];
  return pushed === undefined ? reactRuntime.test(content) : isJson(pushed);
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
