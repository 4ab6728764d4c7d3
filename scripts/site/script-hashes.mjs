import { createHash } from 'node:crypto';
import { askedLanguageScript } from '../../lib/i18n/asked-language.mjs';
import { starter } from './paint-first.mjs';
import { clock, definitions } from './react-scripts.mjs';

const [opening, closing] = ['<script', '</script>'];
/** Next hands data to the browser by pushing it on a list; so does its bundler with the names of files to begin with. */
const pushes = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];
/** React puts late content in its place by calls like `$RC("B:0","S:0")`. */
const call = /^;?\$R[SCRX]\(([\s\S]*)\)$/;

/** Our own: the one that the front puts into a page, and the one of the layout. */
const ours = [starter, askedLanguageScript];

/** Of what the front puts into a page. */
export const starterHash = hashOf(starter);

/**
 * CSP sources of a page's own inline scripts. Only what is known to be Next's, React's or ours is answered: a script
 * that somebody smuggled into the page gets no hash, and the browser does not run it.
 * @param {string} html each byte a sign ('latin1')
 * @returns {{ hashes: string[], refused: string[] }}
 */
export function scriptHashes(html) {
  const hashes = new Set();
  const refused = [];
  const scripts = listScripts(html);
  const dataStart = startOfData(html, scripts);
  for (const { isInline, content, start } of scripts) {
    if (!isInline) continue;
    const isData = start >= dataStart && isPush(content);
    if (ours.includes(content) || isData || isOfReact(content)) hashes.add(hashOf(content));
    else refused.push(content);
  }
  return { hashes: [...hashes], refused };
}

function listScripts(html) {
  const scripts = [];
  for (let start = html.indexOf(opening); start >= 0; start = html.indexOf(opening, start + 1)) {
    const open = html.indexOf('>', start);
    const close = html.indexOf(closing, open);
    if (open < 0 || close < 0) break;
    const attributes = html.slice(start + opening.length, open);
    const isInline = close > open + 1 && !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes);
    scripts.push({ start, end: close + closing.length, isInline, content: html.slice(open + 1, close) });
    start = close;
  }
  return scripts;
}

/** Next writes its data after all content: where the scripts begin that stand side by side until the end of the body. */
function startOfData(html, scripts) {
  let start = html.lastIndexOf('</body>');
  for (const script of scripts.toReversed()) {
    if (script.end === start) start = script.start;
  }
  return start < 0 ? html.length : start;
}

function isPush(content) {
  const push = pushes.find((one) => content.startsWith(one));
  const end = content.lastIndexOf(')');
  return push !== undefined && /^\);?$/.test(content.slice(end)) && isJson(content.slice(push.length, end));
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

function hashOf(content) {
  return `'sha256-${createHash('sha256').update(content, 'latin1').digest('base64')}'`;
}
