import { getSchema } from '@tiptap/core';
import { DOMParser as ContentParser, DOMSerializer, type Node as RichNode } from '@tiptap/pm/model';
import { richExtensions } from './rich-schema';
import { headTables } from './rich-table';

const schema = getSchema(richExtensions);

/** HTML as the editor holds it; what it cannot show is left out. */
export function readRich(html: string): RichNode {
  return ContentParser.fromSchema(schema).parse(toBody(html));
}

/** Blocks never change, others come in their place: each is written once, however long the text around it. */
const written = new WeakMap<RichNode, string>();

/** What the editor holds, as the API keeps it: no paragraphs in plain items of a list, and no empty ones. */
export function writeRich(content: RichNode): string {
  return content.children
    .map((block) => {
      const html = written.get(block) ?? writeBlock(block);
      written.set(block, html);
      return html;
    })
    .join('');
}

/** Nothing in it loads. */
let aside: Document | undefined;

function writeBlock(block: RichNode): string {
  aside ??= toBody('').ownerDocument;
  const box = aside.createElement('div');
  box.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document: aside }));
  headTables(box);
  unwrap(box);
  for (const caption of box.querySelectorAll('figcaption')) if (caption.innerHTML.trim() === '') caption.remove();
  for (const part of box.querySelectorAll('p, h2, h3, h4')) if (part.innerHTML.trim() === '') part.remove();
  return box.innerHTML;
}

/** No paragraphs in items of a list, and cells of a table, that hold one alone. */
function unwrap(box: Element): void {
  for (const item of box.querySelectorAll('li, td, th')) {
    const [first, ...others] = item.children;
    const isPlain = first?.tagName === 'P' && first.attributes.length === 0 && !hasWords(item);
    const isItem = item.tagName === 'LI';
    if (isPlain && others.every(({ tagName }) => isItem && (tagName === 'UL' || tagName === 'OL'))) {
      first.replaceWith(...first.childNodes);
    }
  }
}

/** Directly, not in what stands in it. */
function hasWords(item: Element): boolean {
  return [...item.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
}

/** Whether the editor shows all of it, and would write it back as it is. */
export function fits(html: string): boolean {
  return isSameHtml(writeRich(readRich(html)), html);
}

export function isSameHtml(one: string, other: string): boolean {
  return inOneWay(one) === inOneWay(other);
}

/** Without the white space that no reader sees, and with one name for what means the same. */
function inOneWay(html: string): string {
  const body = toBody(html);
  for (const one of body.querySelectorAll<HTMLElement>('b, i')) {
    const same = body.ownerDocument.createElement(one.tagName === 'B' ? 'strong' : 'em');
    for (const { name, value } of one.attributes) same.setAttribute(name, value);
    same.append(...one.childNodes);
    one.replaceWith(same);
  }
  unwrap(body);
  return body.innerHTML
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(
      / ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|hr|br|figure|figcaption|table|thead|tbody|tr|td|th|iframe)\b[^>]*>) ?/g,
      '$1',
    )
    .trim();
}

function toBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
