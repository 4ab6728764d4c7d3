import { createHash } from 'node:crypto';
import { starter } from './paint-first.mjs';
import { clock, definitions } from './react-scripts.mjs';

const anyScript = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Next hands data to the browser by pushing it on a list; so does its bundler with the names of files to begin with. */
const push =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*?)\);?$/;
/** React puts late content in its place by calls like `$RC("B:0","S:0")`. */
const call = /^;?\$R[SCRX]\(([\s\S]*)\)$/;

/**
 * CSP sources of a page's own inline scripts. Only what is known to be Next's or React's, and our starter, is answered: a script
 * that somebody smuggled into the page gets no hash, and the browser does not run it.
 * @param {string} html each byte a sign ('latin1')
 * @returns {{ hashes: string[], refused: string[] }}
 */
export function scriptHashes(html) {
  const hashes = new Set();
  const refused = [];
  const scripts = [...html.matchAll(anyScript)].map((match) => ({ ...read(match), start: match.index }));
  const dataStart = startOfData(html, scripts);
  for (const { isInline, content, start } of scripts) {
    if (!isInline) continue;
    const isData = start >= dataStart && isPush(content);
    if (content === starter || isData || isOfReact(content)) hashes.add(`'sha256-${sha256(content)}'`);
    else refused.push(content);
  }
  return { hashes: [...hashes], refused };
}

function read([whole, attributes, content]) {
  const isInline = content !== '' && !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes);
  return { isInline, content, length: whole.length };
}

/** Next writes its data after all content: where the scripts begin that stand side by side until the end of the body. */
function startOfData(html, scripts) {
  let start = html.lastIndexOf('</body>');
  for (const script of scripts.toReversed()) {
    if (script.start + script.length === start) start = script.start;
  }
  return start < 0 ? html.length : start;
}

function isPush(content) {
  const pushed = push.exec(content)?.[1];
  return pushed !== undefined && isJson(pushed);
}

/** What React defines, each at most as it ships it, and then perhaps one call with plain values. */
function isOfReact(content) {
  if (content === clock) return true;
  const known = definitions.find((definition) => content.startsWith(definition));
  if (known) return isOfReact(content.slice(known.length));
  const values = call.exec(content)?.[1];
  return content === '' || (values !== undefined && isJson(`[${values}]`));
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function sha256(content) {
  return createHash('sha256').update(content, 'latin1').digest('base64');
}
