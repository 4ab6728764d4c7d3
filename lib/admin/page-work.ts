import { longestArticle } from '@/lib/contract/html';
import type { WorkingData } from '@/lib/contract/working';
import type words from '@/messages/admin/en.json';
import type { Fields } from './merge-edits';
import { toHtml, toText } from './paragraphs';
import { checkPost, type PostCheck } from './post-work';
import type { WorkField, WorkKind, WorkMap } from './work';
import { said } from './work-rows';

const same = {
  contentFileName: 'title',
  contentIcon: 'icon',
  slug: 'address',
  searchTitle: 'searchTitle',
  searchText: 'searchText',
} as const;
const names: Readonly<Record<string, string>> = { ...same, contentType: 'body', menuId: 'menu', noIndex: 'found' };

const map: WorkMap = {
  toFields: (data) => ({
    ...Object.fromEntries(Object.entries(same).map(([name, field]) => [field, said(data[name])])),
    body: toText(said(data.contentType)),
    menu: typeof data.menuId === 'number' ? String(data.menuId) : '',
    found: data.noIndex === true ? 'no' : 'yes',
  }),
  toData(fields, was) {
    const before = map.toFields(was);
    const changed = (name: string) => fields[name] !== undefined && fields[name] !== before[name];
    const data: WorkingData = { ...was };
    for (const [name, field] of Object.entries(same)) if (changed(field)) data[name] = fields[field];
    // A text that was not touched stays to the letter.
    if (changed('body')) data.contentType = toHtml(fields.body ?? '');
    if (changed('menu')) data.menuId = fields.menu ? Number(fields.menu) : null;
    if (changed('found')) data.noIndex = fields.found === 'no';
    return data;
  },
};

type Name = keyof typeof words.AdminWork.page.fields;

function field(name: Name, kind: WorkField['kind'], more: Partial<WorkField> = {}): WorkField {
  return { name, kind, label: `AdminWork.page.fields.${name}`, ...more };
}

export const pageWork: WorkKind = {
  kind: 'page',
  screen: 'pages',
  hasDrafts: true,
  map,
  pictures: {
    most: 1,
    words: 'banner',
    read: ({ extra1 }) => [said(extra1)].filter(Boolean),
    write: ([extra1 = '']) => ({ extra1 }),
  },
  sections: [
    {
      name: 'text',
      label: 'AdminWork.post.sections.text',
      fields: [
        field('title', 'line', { max: 200 }),
        field('body', 'rich', { rows: 24, max: longestArticle, hint: 'AdminWork.post.hints.body' }),
      ],
    },
    {
      name: 'place',
      label: 'AdminWork.page.sections.place',
      fields: [
        field('menu', 'choice', { room: 'menus', hint: 'AdminWork.page.hints.menu' }),
        field('icon', 'line', { max: 120, hint: 'AdminWork.page.hints.icon' }),
      ],
    },
    {
      name: 'found',
      label: 'AdminWork.page.sections.found',
      fields: [
        field('address', 'line', { type: 'url', max: 80, hint: 'AdminWork.page.hints.address' }),
        field('searchTitle', 'line', { max: 120, hint: 'AdminWork.page.hints.searchTitle' }),
        field('searchText', 'text', { rows: 3, max: 300, hint: 'AdminWork.page.hints.searchText' }),
        field('found', 'choice', {
          values: [
            { value: 'yes', label: 'AdminWork.page.values.found' },
            { value: 'no', label: 'AdminWork.page.values.hidden' },
          ],
        }),
      ],
    },
  ],
  fieldOf: (name) => names[name] ?? name,
};

/** What to see to before it is published: a picture may be all there is. */
export function checkPage({ title = '', body = '' }: Fields): PostCheck[] {
  const found = checkPost({ title, body, summary: 'none', categories: 'none' });
  return found.map((check) => ({ ...check, isMust: check.name === 'title' }));
}
