import { longestArticle } from '@/lib/contract/html';
import type { WorkingData } from '@/lib/contract/working';
import type words from '@/messages/admin/en.json';
import { dayOfMoment } from './day-of-moment';
import type { Fields } from './merge-edits';
import { toHtml, toText } from './paragraphs';
import { readingAge } from './post-figures';
import type { WorkField, WorkKind, WorkMap } from './work';
import { said } from './work-rows';

const same = {
  title: 'title',
  tags: 'tags',
  author: 'author',
  category: 'categories',
  summary: 'summary',
  bannerAlt: 'bannerAlt',
} as const;
const names: Readonly<Record<string, string>> = {
  ...same,
  description: 'body',
  postedOn: 'postedOn',
  commentsOpen: 'comments',
};

const map: WorkMap = {
  toFields: (data) => ({
    ...Object.fromEntries(Object.entries(same).map(([name, field]) => [field, said(data[name])])),
    body: toText(said(data.description)),
    postedOn: dayOfMoment(said(data.postedOn)),
    comments: data.commentsOpen === false ? 'closed' : 'open',
  }),
  toData(fields, was) {
    const before = map.toFields(was);
    const changed = (name: string) => fields[name] !== undefined && fields[name] !== before[name];
    const data: WorkingData = { ...was };
    for (const [name, field] of Object.entries(same)) if (changed(field)) data[name] = fields[field];
    // A text that was not touched stays to the letter.
    if (changed('body')) data.description = toHtml(fields.body ?? '');
    if (changed('postedOn')) data.postedOn = fields.postedOn ? `${fields.postedOn}T09:00:00Z` : null;
    if (changed('comments')) data.commentsOpen = fields.comments !== 'closed';
    return data;
  },
};

type Name = keyof typeof words.AdminWork.post.fields;

function field(name: Name, kind: WorkField['kind'], more: Partial<WorkField> = {}): WorkField {
  return { name, kind, label: `AdminWork.post.fields.${name}`, ...more };
}

function section(name: keyof typeof words.AdminWork.post.sections, fields: readonly WorkField[]) {
  return { name, label: `AdminWork.post.sections.${name}` as const, fields };
}

export const postWork: WorkKind = {
  kind: 'post',
  screen: 'posts',
  hasDrafts: true,
  map,
  pictures: {
    most: 1,
    words: 'banner',
    read: ({ bannerImage }) => [said(bannerImage)].filter(Boolean),
    write: ([bannerImage = '']) => ({ bannerImage }),
  },
  sections: [
    section('text', [
      field('title', 'line', { max: 200 }),
      field('body', 'rich', { rows: 24, max: longestArticle, hint: 'AdminWork.post.hints.body' }),
    ]),
    section('about', [
      field('author', 'line', { max: 120, isHalf: true }),
      field('postedOn', 'day', { isHalf: true }),
      field('summary', 'text', { rows: 3, max: 300, hint: 'AdminWork.post.hints.summary' }),
      field('bannerAlt', 'line', { max: 200, hint: 'AdminWork.post.hints.bannerAlt' }),
      field('tags', 'line', { max: 500, hint: 'AdminWork.post.hints.tags' }),
      field('categories', 'checks', { room: 'categories' }),
      field('comments', 'choice', {
        values: [
          { value: 'open', label: 'AdminWork.post.values.open' },
          { value: 'closed', label: 'AdminWork.post.values.closed' },
        ],
      }),
    ]),
  ],
  fieldOf: (name) => names[name] ?? name,
};

const staffFields = ['author', 'postedOn', 'comments'];

export const ownPostWork: WorkKind = {
  ...postWork,
  door: 'own-post',
  own: { path: (id) => `/newBlog?post=${id}`, sent: '/blog-user?done=submitted' },
  sections: postWork.sections.map((part) => ({
    ...part,
    fields: part.fields.filter(({ name }) => !staffFields.includes(name)),
  })),
};

const checkNames = [
  ...(['title', 'body', 'titleLength', 'headings', 'alt', 'bannerAlt', 'links', 'hard', 'summary'] as const),
  'categories',
] as const;
export type PostCheck = { name: (typeof checkNames)[number]; isMust: boolean };
const musts: readonly string[] = ['title', 'body'];
/** Above it a text is for those who have studied. */
const hardAge = 17;

export function checkPost(words: Fields, hasBanner = false): PostCheck[] {
  const { title = '', body = '', summary = '', bannerAlt = '', categories = '' } = words;
  const levels = [...body.matchAll(/<h([2-6])\b/gi)].map(([, level]) => Number(level));
  const wrong: Record<PostCheck['name'], boolean> = {
    title: title.trim() === '',
    body: body.trim() === '',
    titleLength: title.trim().length > 70,
    headings: levels.some((level, at) => level > (levels[at - 1] ?? 1) + 1),
    // Tag by tag: the words are as they were typed, and 65,000 open ones would take most of a minute otherwise.
    // Our own editor writes `alt=""` where nobody said anything.
    alt: [...body.matchAll(/<img\b[^<>]*>/gi)].some(([tag]) => !/\balt=(?!["']\s*["'])/i.test(tag)),
    bannerAlt: hasBanner && bannerAlt.trim() === '',
    hard: (readingAge(body) ?? 0) > hardAge,
    links: [...body.matchAll(/<a\b[^<>]*>/gi)].some(([tag]) => /\bhref=(["'])\s*#?\s*\1/i.test(tag)),
    summary: summary.trim() === '',
    categories: categories === '',
  };
  return checkNames.flatMap((name) => (wrong[name] ? [{ name, isMust: musts.includes(name) }] : []));
}
