import { getSchema } from '@tiptap/core';
import { DOMParser as ContentParser, DOMSerializer, type Node as RichNode } from '@tiptap/pm/model';
import { richExtensions } from './rich-schema';

const schema = getSchema(richExtensions);

/** HTML as the editor holds it; what it cannot show is left out. */
export function readRich(html: string): RichNode {
  return ContentParser.fromSchema(schema).parse(toBody(html));
}

/** What the editor holds, as the API keeps it: no paragraphs in plain items of a list, and no empty ones. */
export function writeRich(content: RichNode): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content));
  for (const item of box.querySelectorAll('li')) {
    const [first, ...others] = item.children;
    const isPlain = first?.tagName === 'P' && first.attributes.length === 0;
    if (isPlain && others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) {
      first.replaceWith(...first.childNodes);
    }
  }
  for (const part of box.querySelectorAll('p, h2, h3, h4')) if (part.innerHTML.trim() === '') part.remove();
  return box.innerHTML;
}

/** Whether the editor shows all of it, and would write it back as it is. */
export function fits(html: string): boolean {
  return isSameHtml(writeRich(readRich(html)), html);
}

export function isSameHtml(one: string, other: string): boolean {
  return inOneWay(one) === inOneWay(other);
}

/** Without the white space that no reader sees. */
function inOneWay(html: string): string {
  return toBody(html)
    .innerHTML.replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|hr|br)\b[^>]*>) ?/g, '$1')
    .trim();
}

function toBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
