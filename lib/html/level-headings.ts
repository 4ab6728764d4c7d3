import type { Transformer } from 'sanitize-html';

const names = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Rules for one text: its highest heading becomes an h2, the next lower one an h3, whatever the writer chose. */
export function levelHeadings(): Record<string, Transformer> {
  const above: number[] = [];
  const transform: Transformer = (tagName, attribs) => {
    const asked = names.indexOf(tagName);
    while (above.length > 0 && (above.at(-1) ?? 0) >= asked) above.pop();
    above.push(asked);
    return { tagName: names[above.length] ?? 'h6', attribs };
  };
  return Object.fromEntries(names.map((name) => [name, transform]));
}
