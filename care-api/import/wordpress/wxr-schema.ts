import { z } from 'zod';

/** Of an element that stands there once, twice, with attributes or not at all: its first text. */
const text = z.unknown().optional().transform(firstText);

function many<T extends z.ZodType>(schema: T) {
  return z
    .unknown()
    .optional()
    .transform((value) => (Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value]))
    .pipe(z.array(schema.nullable().catch(null)))
    .transform((rows) => rows.flatMap((row) => (row === null ? [] : [row])));
}

const comment = z
  .object({
    'wp:comment_id': text,
    'wp:comment_author': text,
    'wp:comment_date_gmt': text,
    'wp:comment_date': text,
    'wp:comment_content': text,
    'wp:comment_approved': text,
    'wp:comment_type': text,
    'wp:comment_parent': text,
  })
  .transform((wire) => ({
    id: Number(wire['wp:comment_id']),
    author: wire['wp:comment_author'],
    date: toDate(wire['wp:comment_date_gmt']) ?? toDate(wire['wp:comment_date']),
    content: wire['wp:comment_content'],
    approved: wire['wp:comment_approved'],
    type: wire['wp:comment_type'],
    parentId: Number(wire['wp:comment_parent']),
  }));
export type WxrComment = z.output<typeof comment>;

const term = z
  .object({ '@domain': text, '@nicename': text, '#text': text })
  .transform((wire) => ({ domain: wire['@domain'], slug: wire['@nicename'], name: wire['#text'] }));

const meta = z
  .object({ 'wp:meta_key': text, 'wp:meta_value': text })
  .transform((wire) => [wire['wp:meta_key'], wire['wp:meta_value']] as const);

const item = z
  .object({
    title: text,
    link: text,
    guid: text,
    pubDate: text,
    'dc:creator': text,
    'content:encoded': text,
    'excerpt:encoded': text,
    'wp:post_id': text,
    'wp:post_name': text,
    'wp:post_date_gmt': text,
    'wp:post_date': text,
    'wp:status': text,
    'wp:post_type': text,
    'wp:post_password': text,
    'wp:post_parent': text,
    'wp:menu_order': text,
    'wp:attachment_url': text,
    'wp:postmeta': many(meta),
    category: many(term),
    'wp:comment': many(comment),
  })
  .transform((wire) => ({
    id: Number(wire['wp:post_id']),
    title: wire.title,
    link: wire.link,
    slug: wire['wp:post_name'],
    guid: wire.guid,
    author: wire['dc:creator'],
    html: wire['content:encoded'],
    excerpt: wire['excerpt:encoded'],
    date: toDate(wire['wp:post_date_gmt']) ?? toDate(wire['wp:post_date']) ?? toDate(wire.pubDate),
    status: wire['wp:status'],
    type: wire['wp:post_type'],
    parentId: Number(wire['wp:post_parent']) || 0,
    order: Number(wire['wp:menu_order']) || 0,
    attachmentUrl: wire['wp:attachment_url'],
    /** Of one key there may be several. */
    metas: wire['wp:postmeta'],
    meta: new Map(wire['wp:postmeta']),
    isProtected: wire['wp:post_password'] !== '',
    terms: wire.category,
    comments: wire['wp:comment'],
  }));
export type WxrItem = z.output<typeof item>;

export function keyOf({ id, guid }: WxrItem): string {
  return `${id} ${guid}`;
}

const category = z
  .object({ 'wp:term_id': text, 'wp:category_nicename': text, 'wp:category_parent': text })
  .transform((wire) => ({
    id: Number(wire['wp:term_id']) || 0,
    slug: wire['wp:category_nicename'],
    parent: wire['wp:category_parent'],
  }));

const author = z
  .object({ 'wp:author_login': text, 'wp:author_display_name': text })
  .transform((wire) => ({ login: wire['wp:author_login'], name: wire['wp:author_display_name'] }));

export const wxrSchema = z
  .object({
    rss: z.object({
      channel: z.object({
        'wp:wxr_version': z.unknown().refine((value) => value !== undefined),
        link: text,
        'wp:base_site_url': text,
        'wp:base_blog_url': text,
        'wp:author': many(author),
        'wp:wp_author': many(author),
        'wp:category': many(category),
        item: many(item),
      }),
    }),
  })
  .transform(({ rss: { channel } }) => ({
    addresses: [channel.link, channel['wp:base_site_url'], channel['wp:base_blog_url']],
    authors: [...channel['wp:author'], ...channel['wp:wp_author']],
    categories: channel['wp:category'],
    items: channel.item,
  }));
export type Wxr = z.output<typeof wxrSchema>;

function firstText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return firstText(value[0]);
  if (typeof value === 'object' && value !== null && '#text' in value) return firstText(value['#text']);
  return '';
}

/** WordPress writes moments without a zone, those called gmt in UTC; of a draft it writes zeros. */
function toDate(written: string): Date | null {
  const moment = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(written) ? `${written.replace(' ', 'T')}Z` : written);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1970 ? null : moment;
}
