import type { Way } from '@/care-api/desk/lead-on';
import type { KnownCategories } from '@/care-api/import/ensure-names';
import { isPaper, paperHref } from '@/lib/contract/paper';
import type { MediaFile } from './media/media-paths';
import { pathOf } from './old-site';
import type { Wxr, WxrItem } from './wxr-schema';

type Known = {
  categories: KnownCategories;
  addresses: ReadonlyMap<number, string>;
  files: readonly MediaFile[];
  names: ReadonlyMap<string, string>;
};

/** Addresses of the old site that were no post's and no page's: its lists, its feeds and its files. */
export function otherWays(wxr: Wxr, { categories, addresses, files, names }: Known): Way[] {
  const posts = wxr.items.filter(({ type, id }) => type === 'post' && addresses.has(id));
  return [
    ...categoryWays(wxr, posts, categories),
    ...posts.flatMap(({ terms }) => terms.filter(({ domain }) => domain === 'post_tag')).flatMap(tagWays),
    ...[...wxr.authors.map(({ login }) => login), ...posts.map(({ author }) => author)].flatMap(authorWays),
    ...posts.flatMap(({ date }) => (date ? dayWays(date) : [])),
    ...Array.from({ length: Math.ceil(posts.length / postsOnPage) }, (_, at) => toBlog(`/page/${at + 1}`)),
    ...(posts.length > 0 ? feeds : []).map((from) => ({ from, to: '/feed' })),
    ...wxr.items.filter(({ type }) => type === 'attachment').flatMap((item) => attachmentWays(item, addresses)),
    ...files.flatMap(({ key, paths }) => paths.flatMap((path) => fileWays(path, names.get(key)))),
  ];
}

/** As WordPress has it where nobody says otherwise. */
const postsOnPage = 10;
const feeds = ['/comments/feed', '/feed/rss', '/feed/rss2', '/feed/rdf', '/rss', '/wp-rss2.php', '/wp-atom.php'];

function toBlog(from: string): Way {
  return { from, to: '/blog' };
}

/** By the name in addresses that WordPress makes of a name to log in by. */
function authorWays(login: string): Way[] {
  const name = login
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
  return name ? [toBlog(`/author/${encodeURIComponent(name)}`)] : [];
}

function tagWays({ slug, name }: WxrItem['terms'][number]): Way[] {
  const to = `/blog?q=${encodeURIComponent(name)}`;
  return slug && name ? [`/tag/${slug}`, `/?tag=${slug}`].map((from) => ({ from, to })) : [];
}

function categoryWays({ categories: tree }: Wxr, posts: readonly WxrItem[], known: KnownCategories): Way[] {
  const above = new Map(tree.map(({ slug, parent }) => [slug, parent]));
  const numbers = new Map(tree.map(({ slug, id }) => [slug, id]));
  return posts
    .flatMap(({ terms }) => terms)
    .flatMap(({ domain, slug, name }) => {
      const id = domain === 'category' && slug ? known.idOf(name) : undefined;
      if (id === undefined) return [];
      const number = numbers.get(slug);
      const from = [`/category/${slug}`, `/category/${pathTo(slug, above)}`, ...(number ? [`/?cat=${number}`] : [])];
      return from.map((one) => ({ from: one, to: `/blog?category=${id}` }));
    });
}

/** 'news/local' for what stands below another one. */
function pathTo(slug: string, above: ReadonlyMap<string, string>): string {
  const slugs = [slug];
  for (let next = above.get(slug); next && !slugs.includes(next); next = above.get(next)) slugs.unshift(next);
  return slugs.join('/');
}

function dayWays(date: Date): Way[] {
  const [year, month, day] = date.toISOString().split(/[-T]/);
  return [`/${year}`, `/${year}/${month}`, `/${year}/${month}/${day}`].map(toBlog);
}

function attachmentWays({ id, link, parentId }: WxrItem, addresses: ReadonlyMap<number, string>): Way[] {
  const to = addresses.get(parentId);
  return to === undefined ? [] : [`/?attachment_id=${id}`, ...pathOf(link)].map((from) => ({ from, to }));
}

function fileWays(path: string, name: string | undefined): Way[] {
  if (!name) return [];
  const to = isPaper(name) ? paperHref(name) : `/Documents/appImages/${name}`;
  return [{ from: `/wp-content/uploads/${path.split('/').map(encodeURIComponent).join('/')}`, to }];
}
