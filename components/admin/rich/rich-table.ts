import { type Editor, Extension, Node } from '@tiptap/core';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, tableEditing } from '@tiptap/pm/tables';

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
      ...(tag === 'th' && { scope: { default: null } }),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** How many rows stand in the head: written so, and put there by `headTables`. */
const headRows = 'data-head';

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    head: {
      default: 0,
      parseHTML: (element: HTMLElement) => element.querySelectorAll(':scope > thead > tr').length,
      renderHTML: ({ head }) => (head > 0 ? { [headRows]: head } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'table', getAttrs: (element) => !element.querySelector(':scope > caption, :scope > tfoot, table') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const tables = Extension.create({
  name: 'tables',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
});

export const richTables = [table, row, cell('tableCell', 'td'), cell('tableHeader', 'th'), tables];

/** Puts the first rows of tables into their heads, as they were read. */
export function headTables(box: Element): void {
  for (const one of box.querySelectorAll(`table[${headRows}]`)) {
    const count = Number(one.getAttribute(headRows));
    one.removeAttribute(headRows);
    const head = box.ownerDocument.createElement('thead');
    head.append(...[...one.querySelectorAll(':scope > tbody > tr')].slice(0, count));
    one.prepend(head);
    one.querySelector(':scope > tbody:empty')?.remove();
  }
}

/** Three columns with a head and two rows, where the cursor is. */
export function insertTable(editor: Editor): void {
  const rowOf = (type: string, attrs: object) => ({
    type: 'tableRow',
    content: [1, 2, 3].map(() => ({ type, attrs, content: [{ type: 'paragraph' }] })),
  });
  const rows = [rowOf('tableHeader', { scope: 'col' }), rowOf('tableCell', {}), rowOf('tableCell', {})];
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'table', attrs: { head: 1 }, content: rows }, { type: 'paragraph' }])
    .run();
}

export const tableDeeds = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable };
