import { Extension, Mark, Node } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { isLinkable } from './link-address';
import { richMedia } from './rich-media';
import { richTables } from './rich-table';

/** A node written as its tag around what is in it. */
function element(name: string, tag: string, more: { group?: string; content: string; defining?: boolean }) {
  return Node.create({
    name,
    group: 'block',
    ...more,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** `also` are other ways that text comes pasted in. */
function style(name: string, tag: string, also: string[], css: { name: string; value: RegExp; plain: string }) {
  return Mark.create({
    name,
    parseHTML: () => [
      { tag },
      // Google Docs wraps everything in a `<b>` that is none.
      ...also.map((other) => ({
        tag: other,
        getAttrs: (node: HTMLElement) => node.style.getPropertyValue(css.name) !== css.plain && null,
      })),
      { style: css.name, getAttrs: (value: string) => css.value.test(value) && null },
    ],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    level: {
      default: 2,
      rendered: false,
      parseHTML: ({ tagName }: HTMLElement) => Math.min(4, Math.max(2, Number(tagName.slice(1)))),
    },
  }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}` })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
});

const link = Mark.create({
  name: 'link',
  // Around bold and italic, not within them.
  priority: 1_000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null }, rel: { default: 'noopener nofollow' } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (node) => isLinkable(node.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** What every block may say of itself, and keeps. */
const attributes = Extension.create({
  name: 'attributes',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'table',
        'tableCell',
        'tableHeader',
        'figure',
        'heading',
        'blockquote',
        'bulletList',
        'orderedList',
        'listItem',
      ],
      attributes: { dir: { default: null }, lang: { default: null }, id: { default: null, keepOnSplit: false } },
    },
    { types: ['orderedList'], attributes: { start: { default: null } } },
  ],
});

const keys = Extension.create({
  name: 'keys',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const levels = [2, 3, 4].map((level) => [
      `Mod-Alt-${level}`,
      () => editor.commands.toggleNode('heading', 'paragraph', { level }),
    ]);
    return {
      'Mod-b': () => editor.commands.toggleMark('bold'),
      'Mod-i': () => editor.commands.toggleMark('italic'),
      'Mod-z': () => undo(editor.state, editor.view.dispatch),
      'Mod-y': () => redo(editor.state, editor.view.dispatch),
      'Mod-Shift-z': () => redo(editor.state, editor.view.dispatch),
      'Mod-Shift-7': () => editor.commands.toggleList('orderedList', 'listItem'),
      'Mod-Shift-8': () => editor.commands.toggleList('bulletList', 'listItem'),
      // Tab leaves the text: a list goes deeper and back by the brackets.
      'Mod-]': () => editor.commands.sinkListItem('listItem'),
      'Mod-[': () => editor.commands.liftListItem('listItem'),
      'Shift-Enter': () => editor.commands.insertContent({ type: 'hardBreak' }),
      Enter: () => editor.commands.splitListItem('listItem'),
      ...Object.fromEntries(levels),
    };
  },
});

/** What the editor can show of HTML. What it cannot never comes into it: see `fits`. */
export const richExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  element('paragraph', 'p', { content: 'inline*' }),
  heading,
  element('blockquote', 'blockquote', { content: 'block+', defining: true }),
  element('bulletList', 'ul', { content: 'listItem+' }),
  element('orderedList', 'ol', { content: 'listItem+' }),
  element('listItem', 'li', { group: '', content: 'paragraph block*', defining: true }),
  Node.create({ name: 'horizontalRule', group: 'block', parseHTML: () => [{ tag: 'hr' }], renderHTML: () => ['hr'] }),
  Node.create({
    name: 'hardBreak',
    group: 'inline',
    inline: true,
    selectable: false,
    parseHTML: () => [{ tag: 'br' }],
    renderHTML: () => ['br'],
  }),
  ...richMedia,
  ...richTables,
  link,
  style('bold', 'strong', ['b'], { name: 'font-weight', value: /^(bold|[6-9]00)$/, plain: 'normal' }),
  style('italic', 'em', ['i'], { name: 'font-style', value: /^italic$/, plain: 'normal' }),
  attributes,
  keys,
];
