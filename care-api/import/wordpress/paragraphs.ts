/** Hold elements, never text of their own: what stands between those is layout of the source. */
const structures = new Set('table thead tbody tfoot tr colgroup ul ol dl select'.split(' '));
/** Text in these, or in nothing, stands in paragraphs. */
const sections = new Set([
  '',
  ...'div blockquote section article aside main header footer nav form details'.split(' '),
]);
/** May hold one line of text, or paragraphs. */
const cells = new Set('li td th dd'.split(' '));
const blocks = new Set([
  ...[...structures, ...sections, ...cells],
  ...'p h1 h2 h3 h4 h5 h6 dt caption figure figcaption summary address hr col'.split(' '),
]);
const childless = new Set(['hr', 'col']);

/** Ends that may be left out: a new one of these ends those. */
const ends = new Map([
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['tr', ['td', 'th', 'tr']],
]);

const tokens =
  /<(pre|script|style|textarea|iframe|audio|video)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;

/** The paragraphs and line breaks that WordPress makes of blank lines and line ends, and none between the parts of a table. */
export function withParagraphs(html: string): string {
  const written: string[] = [];
  const open: string[] = [];
  let run = '';
  let last = 0;
  const endRun = () => {
    written.push(toParagraphs(run, open.at(-1) ?? ''));
    run = '';
  };
  for (const token of html.matchAll(tokens)) {
    const [tag, whole, slash, tagName = ''] = token;
    run += html.slice(last, token.index);
    last = token.index + tag.length;
    const name = tagName.toLowerCase();
    if (tag.startsWith('<!--')) continue;
    if (!whole && !blocks.has(name)) {
      run += tag;
      continue;
    }
    endRun();
    if (slash) closeUpTo(open, name);
    else if (!whole) openBlock(open, name);
    written.push(tag);
  }
  run += html.slice(last);
  endRun();
  return written.join('');
}

function openBlock(open: string[], name: string): void {
  const ended = ['p', ...(ends.get(name) ?? [])];
  while (ended.includes(open.at(-1) ?? '')) open.pop();
  if (!childless.has(name)) open.push(name);
}

function closeUpTo(open: string[], name: string): void {
  const place = open.lastIndexOf(name);
  if (place >= 0) open.length = place;
}

function toParagraphs(run: string, parent: string): string {
  const text = run.trim();
  if (text === '' || structures.has(parent)) return text;
  const parts = text.split(/\n\s*\n/).map((part) => part.trim().replace(/(?:<br\s*\/?>)?[^\S\n]*\n/gi, '<br>\n'));
  if (sections.has(parent) || (cells.has(parent) && parts.length > 1)) return parts.map(toParagraph).join('\n');
  return parts.join(parent === 'p' ? '</p>\n<p>' : '<br>\n<br>\n');
}

/** Tags alone, the two halves of a link around a block for example, are no paragraph. */
function toParagraph(part: string): string {
  const hasContent = part.replace(/<(?!img\b)[^>]*>/gi, '').trim() !== '';
  return hasContent ? `<p>${part}</p>` : part;
}
