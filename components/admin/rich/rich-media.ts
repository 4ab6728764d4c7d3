import { Node } from '@tiptap/core';
import type { Node as RichNode } from '@tiptap/pm/model';
import { allowedHtml, ownFile } from '@/lib/contract/html';

export type Attributes = Readonly<Record<string, string>>;
type Media = 'img' | 'iframe';

/** Attributes that the API keeps, as they came and in their order. */
function keptOf(element: Element | null, tag: Media): Attributes {
  const allowed = [...allowedHtml.allowedAttributes['*'], ...allowedHtml.allowedAttributes[tag]];
  const kept = [...(element?.attributes ?? [])].filter(({ name }) => allowed.includes(name));
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

const isAddress = (address: string | null | undefined) => /^(https?:\/\/|\/(?!\/))/i.test(address ?? '');
const players = /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w-]+/;

const kept = (find: (element: HTMLElement) => Element | null, tag: Media) => ({
  kept: { default: {}, rendered: false, parseHTML: (element: HTMLElement) => keptOf(find(element), tag) },
});

/** Our own pictures are shown; those of other sites are told of, as nothing of theirs is loaded unasked. */
function showPicture({ src = '', alt = '' }: Attributes): HTMLElement {
  const shown = document.createElement(ownFile(src) ? 'img' : 'span');
  if (shown instanceof HTMLImageElement) Object.assign(shown, { src, alt, className: 'max-h-64 w-auto' });
  else Object.assign(shown, { textContent: alt || src, className: 'wrap-anywhere border border-line-strong p-2' });
  shown.contentEditable = 'false';
  return shown;
}

/** A picture within a line. */
const image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => kept((element) => element, 'img'),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => isAddress(element.getAttribute('src')) && null }],
  renderHTML: ({ node }) => ['img', node.attrs.kept],
  addNodeView:
    () =>
    ({ node }) => ({ dom: showPicture(node.attrs.kept) }),
});

/** A picture of its own with words below, which may be none. */
const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  addAttributes: () => kept((element) => element.querySelector('img'), 'img'),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs(element) {
        const [picture, caption, ...others] = element.children;
        const isOne = picture?.tagName === 'IMG' && isAddress(picture.getAttribute('src')) && others.length === 0;
        return isOne && (!caption || caption.tagName === 'FIGCAPTION') && null;
      },
      contentElement: (element) =>
        element.querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ node }) => ['figure', ['img', node.attrs.kept], ['figcaption', 0]],
  addNodeView() {
    return ({ node }) => {
      const [dom, contentDOM] = [document.createElement('figure'), document.createElement('figcaption')];
      const shown = (one: RichNode) => showPicture(one.attrs.kept);
      dom.append(shown(node), contentDOM);
      const update = (next: RichNode) => {
        if (next.type !== node.type) return false;
        dom.firstElementChild?.replaceWith(shown(next));
        return true;
      };
      return { dom, contentDOM, update };
    };
  },
});

/** A film, which the public page loads when somebody asks for it; here it is only told of. */
const film = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  addAttributes: () => kept((element) => element, 'iframe'),
  parseHTML: () => [{ tag: 'iframe', getAttrs: (element) => players.test(element.getAttribute('src') ?? '') && null }],
  renderHTML: ({ node }) => ['iframe', node.attrs.kept],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      const { title = '', src = '' }: Record<string, string> = node.attrs.kept;
      Object.assign(dom, {
        textContent: `▶ ${title || src}`,
        className: 'wrap-anywhere my-4 rounded-control border border-line-strong bg-sage-soft p-4 font-semibold',
      });
      return { dom };
    },
});

/** The player of a film by its address on YouTube or Vimeo, as the API keeps it; null for every other address. */
export function toPlayer(typed: string, title: string): Attributes | null {
  const address = typed.trim();
  const onYouTube =
    /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/;
  const onVimeo = /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/;
  const [, youTube] = onYouTube.exec(address) ?? [];
  const [, vimeo] = onVimeo.exec(address) ?? [];
  if (!youTube && !vimeo) return null;
  const src = youTube ? `https://www.youtube-nocookie.com/embed/${youTube}` : `https://player.vimeo.com/video/${vimeo}`;
  return { src, title, sandbox: 'allow-scripts allow-same-origin allow-popups', loading: 'lazy' };
}

export const richMedia = [image, figure, film];
