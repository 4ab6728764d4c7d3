import { cleanHtml } from '@/care-api/html/clean-html';
import { type LinesByReason, note } from '@/care-api/import/reasons';
import { longestArticle } from '@/lib/contract/html';
import { isPaper } from '@/lib/contract/paper';
import { textOfHtml } from '@/lib/contract/search-text';
import { labels } from '@/lib/contract/wire';
import { collectAttachments } from './attachments';
import { collectComments, type ImportedComment } from './collect-comments';
import type { ImportedPage, ImportedText } from './imported-page';
import { type NameOf, placeMedia } from './media/place-media';
import { oldPaths } from './old-site';
import { openConverter } from './open-converter';
import { seoOf } from './seo';
import { withParents } from './with-parents';
import { keyOf, type Wxr, type WxrItem } from './wxr-schema';

export type ImportedPost = ImportedText & {
  /** For search engines, where a plugin keeps such a text; '' for the first words. */
  summary: string;
  author: string;
  postedOn: Date;
  /** File name of ours; '' for none. */
  banner: string;
  tags: string[];
  categoryNames: string[];
  comments: ImportedComment[];
};

export type CollectedContent = {
  posts: ImportedPost[];
  pages: ImportedPage[];
  skipped: LinesByReason;
  skippedComments: LinesByReason;
  mended: LinesByReason;
  papers: { title: string; address: string }[];
};

const longestTitle = 200;
const longestTags = 500;

/** Each once, mended; what is left out is noted by its id in WordPress. */
export function collectContent(wxr: Wxr, nameOf: NameOf): CollectedContent {
  const { authors, items } = wxr;
  const names = new Map(authors.map(({ login, name }) => [login, name]));
  const seen = new Set<string>();
  const collected: CollectedContent = {
    posts: [],
    pages: [],
    skipped: new Map(),
    skippedComments: new Map(),
    mended: new Map(),
    papers: [],
  };
  const attachments = collectAttachments(items);
  const convert = openConverter(wxr, attachments);
  for (const item of items) {
    const { skipped, skippedComments, mended, papers } = collected;
    const key = keyOf(item);
    const isPublic = whyNot(item) === null;
    const { html: written, leftOut } = isPublic ? convert(item) : { html: '', leftOut: [] };
    const html = isPublic ? cleanHtml(placeMedia(written, nameOf)) : '';
    const reason = whyNot(item) ?? wrongLength(html, item) ?? (seen.has(key) ? 'the same as one before it' : null);
    seen.add(key);
    if (reason !== null || item.date === null) {
      note(skipped, reason ?? 'no date', item.id);
      for (const { id } of item.comments) note(skippedComments, 'below what is left out', id);
      continue;
    }
    for (const what of leftOut) note(mended, what, item.id);
    const title = toTitle(item, html, mended);
    for (const address of papersIn(html)) papers.push({ title, address });
    const known = { id: item.id, key, title, html, oldPaths: oldPaths(item) };
    const seo = seoOf(item);
    if (item.type === 'page') {
      collected.pages.push({ ...known, ...seo, slug: item.slug, parentKey: null, order: item.order });
      for (const { id } of item.comments) note(skippedComments, 'below a page, where there are none here', id);
      continue;
    }
    const banner = nameOf(attachments.get(Number(item.meta.get('_thumbnail_id')))?.url ?? '') ?? '';
    collected.posts.push({
      ...known,
      summary: seo.searchText,
      author: line(names.get(item.author) || item.author).slice(0, 120),
      postedOn: item.date,
      banner: isPaper(banner) ? '' : banner,
      tags: toTags(item, mended),
      categoryNames: namesOf(item, 'category').filter((name) => name !== 'Uncategorized'),
      comments: collectComments(key, item.comments, skippedComments),
    });
  }
  return { ...collected, pages: withParents(collected.pages, items) };
}

const paper = / href="(https?:\/\/[^"]+\.(?:pdf|docx?|odt|xlsx?|ods|pptx?|odp|rtf|zip))(?:[?#][^"]*)?"/gi;

function papersIn(html: string): string[] {
  return [...new Set([...html.matchAll(paper)].map(([, address = '']) => address))];
}

function wrongLength(html: string, { html: written, meta }: WxrItem): string | null {
  const isBuilt = meta.has('_elementor_data') || /\[(?:vc|et_pb)_/.test(written);
  if (html === '') return isBuilt ? 'made with a page builder, and no words of it are in the export' : 'nothing in it';
  return html.length > longestArticle ? 'longer than 300,000 characters' : null;
}

function whyNot({ type, status, isProtected }: WxrItem): string | null {
  if (type !== 'post' && type !== 'page')
    return kinds.get(type) ?? `${type || 'something'}, which is no post and no page`;
  if (status !== 'publish') return statuses.get(status) ?? `not public: ${status}`;
  return isProtected ? 'behind a password' : null;
}

const kinds = new Map([
  ['attachment', 'attachment: its file is taken where a text shows it'],
  ['nav_menu_item', 'menu item'],
  ['wp_block', 'reusable block: it stands where a text names it'],
]);

const statuses = new Map([
  ['draft', 'draft'],
  ['auto-draft', 'draft'],
  ['private', 'private'],
  ['trash', 'in the bin'],
  ['future', 'to be published later'],
  ['pending', 'waiting for review'],
]);

function toTitle({ id, title }: WxrItem, html: string, mended: LinesByReason): string {
  const words = line(title);
  if (words.length > longestTitle) note(mended, 'title cut', id);
  if (words) return words.slice(0, longestTitle).trim();
  note(mended, 'no title: the first words stand for it', id);
  return textOfHtml(html).slice(0, 60).trim() || 'Untitled';
}

/** As many as fit the one field they travel in; a comma would end a tag. */
function toTags(item: WxrItem, mended: LinesByReason): string[] {
  const all = namesOf(item, 'post_tag').flatMap((name) => labels.parse(name));
  const kept = all.filter((_, index) => all.slice(0, index + 1).join(',').length <= longestTags);
  if (kept.length < all.length) note(mended, 'more tags than fit', item.id);
  return kept;
}

function namesOf({ terms }: WxrItem, domain: string): string[] {
  const names = terms.flatMap((term) => (term.domain === domain ? line(term.name).slice(0, 160) : []));
  return [...new Set(names)].filter(Boolean);
}

function line(written: string): string {
  return textOfHtml(cleanHtml(written.replace(/\p{Cc}+/gu, ' ')));
}
