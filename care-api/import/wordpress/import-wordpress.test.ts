import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { listComments } from '@/care-api/conversations/list-comments';
import { comments, posts } from '@/care-api/database/schema/blog';
import { categories } from '@/care-api/database/schema/listings';
import { menuPages, menus } from '@/care-api/database/schema/provider';
import { localFiles } from '@/care-api/files/local-files';
import type { Database } from '@/care-api/kernel/db';
import { listPublicPosts } from '@/care-api/posts/list-posts';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import type { CommentWire } from '@/lib/contract/comment';
import { postInput } from '@/lib/contract/post';
import { importWordpress } from './import-wordpress';
import { deletedHere } from './imported-texts';
import type { MediaSource } from './media/open-media';
import { wordpressKind } from './wordpress-kind';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'wordpress-'));
}, 60_000);
beforeEach(async () => {
  await database.db.execute(sql`truncate posts, categories, menus, redirects, imported_texts restart identity cascade`);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

type Item = { id: number; type?: string; status?: string; title?: string; html?: string; more?: string };

function item({ id, type = 'post', status = 'publish', title = `Title ${id}`, html = `Text ${id}`, more = '' }: Item) {
  return `<item><title>${title}</title><dc:creator><![CDATA[kim]]></dc:creator>
    <guid isPermaLink="false">https://blog.example.org/?p=${id}</guid>
    <content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>${id}</wp:post_id>
    <wp:post_date>2024-05-06 08:08:09</wp:post_date><wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt>
    <wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;
}

type Said = { id: number; parent?: number; approved?: string; type?: string; text?: string };

function comment({ id, parent = 0, approved = '1', type = '', text = `${id}` }: Said) {
  return `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[Reader ${id}]]></wp:comment_author>
    <wp:comment_date_gmt>2024-05-07 07:00:${String(id % 60).padStart(2, '0')}</wp:comment_date_gmt>
    <wp:comment_content><![CDATA[${text}]]></wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved>
    <wp:comment_type>${type}</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`;
}

const author = `<wp:author><wp:author_login>kim</wp:author_login>
  <wp:author_display_name><![CDATA[Kim Sample]]></wp:author_display_name></wp:author>`;
const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Blog</title><wp:wxr_version>1.2</wp:wxr_version>${author}${items.join('\n')}</channel></rss>`;

async function take(content: string | Uint8Array, media: MediaSource | null = null, takesDeleted = false) {
  const file = path.join(folder, 'export.xml');
  writeFileSync(file, content);
  const places = { db: database.db, files: localFiles(path.join(folder, 'files')) };
  return importWordpress(places, file, { media, takesDeleted, onPosts: () => {}, onFiles: () => {} });
}

function outline(rows: readonly CommentWire[]): string {
  return rows.map(({ content, replies }) => `${content}${replies?.length ? `(${outline(replies)})` : ''}`).join(',');
}

const rich = item({
  id: 1,
  title: 'Tea &amp; talk &#8217;24',
  html: `First line
second line

[caption id="a" width="3"]<img src="https://blog.example.org/a.jpg" alt="A" /> A cup[/caption]

<h1>Why</h1>
[gallery ids="1,2"] [a note] <script>alert(1)</script>
<pre>a

b</pre>`,
  more: `<category domain="category" nicename="tips"><![CDATA[Tips &amp; tricks]]></category>
    <category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
    <category domain="post_tag" nicename="t"><![CDATA[Tea, hot]]></category>
    ${comment({ id: 3, parent: 2, text: 'deep' })}${comment({ id: 1, text: 'One<br />two &#8217; <b>three</b>' })}
    ${comment({ id: 2, parent: 1 })}${comment({ id: 4, approved: 'spam' })}${comment({ id: 5, approved: '0' })}
    ${comment({ id: 6, type: 'pingback' })}${comment({ id: 7, parent: 6 })}`,
});

test('takes posts with their author, date, categories and tags, in HTML that can be shown', async () => {
  expect(await take(wxr(rich))).toMatchObject({ posts: { created: 1 }, newCategories: 1, skipped: new Map() });
  const [post] = await listPublicPosts(database.db);
  expect(post).toMatchObject({
    title: 'Tea & talk ’24',
    author: 'Kim Sample',
    postedOn: '2024-05-06T07:08:09.000Z',
    status: 'Published',
    tags: 'Tea,hot',
    category: '1',
    commentCount: 4,
  });
  expect(await database.db.select({ name: categories.name }).from(categories)).toEqual([{ name: 'Tips & tricks' }]);
  const html = String(post?.description);
  expect(html).toContain('<p>First line<br />\nsecond line</p>');
  expect(html).toContain(
    '<figure><img src="https://blog.example.org/a.jpg" alt="A" /><figcaption>A cup</figcaption></figure>',
  );
  expect(html).toContain('<h2>Why</h2>');
  expect(html).toContain('[a note]');
  expect(html).toContain('<pre>a\n\nb</pre>');
  expect(html).not.toMatch(/script|alert|gallery|\[caption/);
  const { commentCount: _, ...written } = { ...post };
  expect(postInput.safeParse(written).success).toBe(true);
});

test('keeps the conversation below a post, without what was not approved', async () => {
  const summary = await take(wxr(rich));
  const [post] = await listPublicPosts(database.db);
  const thread = await listComments(database.db, Number(post?.id), null);
  expect(outline(thread)).toBe('One\ntwo ’ three(2(deep)),7');
  expect(thread[0]).toMatchObject({ userName: 'Reader 1', userId: '', commentedOn: '2024-05-07T07:00:01.000Z' });
  expect(Object.fromEntries(summary.skippedComments)).toEqual({ spam: [4], 'not approved': [5], pingback: [6] });
});

test('gives each page a menu of its own, after those there are', async () => {
  await database.db.insert(menus).values({ name: 'Home', position: 4 });
  const page = item({ id: 9, type: 'page', title: 'About us', html: '<!-- wp:paragraph --><p>Hello</p>' });
  expect(await take(wxr(page))).toMatchObject({ pages: { created: 1 }, posts: { created: 0 } });
  const [, menu] = await database.db.select().from(menus).orderBy(menus.position);
  expect(menu).toMatchObject({ name: 'About us', url: '', position: 5 });
  const [stored] = await database.db.select().from(menuPages);
  expect(stored).toMatchObject({ menuId: menu?.id, title: 'About us', bodyHtml: '<p>Hello</p>' });
});

describe('pages with pages below them', () => {
  const page = (id: number, parent = 0, more = '') =>
    item({
      id,
      type: 'page',
      more: `<wp:post_parent>${parent}</wp:post_parent><wp:menu_order>${id}</wp:menu_order>${more}`,
    });
  const stored = async () => {
    const rows = await database.db.select().from(menus).orderBy(menus.position);
    return rows.map(({ id, name, parentId, inMenu }) => [
      name,
      rows.find((row) => row.id === parentId && id)?.name,
      inMenu,
    ]);
  };

  it('stay below them, and only those of the top enter the menu', async () => {
    await take(wxr(page(3, 2), page(2, 1), page(1), item({ id: 4, type: 'page', status: 'draft' }), page(5, 4)));
    expect(await stored()).toEqual([
      ['Title 1', undefined, true],
      ['Title 2', 'Title 1', false],
      ['Title 3', 'Title 2', false],
      ['Title 5', undefined, true],
      ['All pages', undefined, true],
    ]);
  });

  it('fill the menu up to seven, with a way to the rest', async () => {
    await database.db.insert(menus).values({ name: 'Home', position: 1 });
    const nine = wxr(...Array.from({ length: 9 }, (_, index) => page(index + 1)));
    await take(nine);
    const shown = (await stored()).filter(([, , inMenu]) => inMenu).map(([name]) => name);
    expect(shown).toEqual(['Home', ...[1, 2, 3, 4, 5].map((id) => `Title ${id}`), 'All pages']);
    expect(await take(nine)).toMatchObject({ pages: { created: 0, changed: 0, unchanged: 9 } });
    expect(await database.db.$count(menus)).toBe(11);
  });

  it('are put right where an older import left them in the menu, and never stand below themselves', async () => {
    await take(wxr(page(1), page(2)));
    expect(await take(wxr(page(1), page(2, 1)))).toMatchObject({ pages: { changed: 1, unchanged: 1 } });
    expect(await stored()).toEqual([
      ['Title 1', undefined, true],
      ['Title 2', 'Title 1', false],
    ]);
    await take(wxr(page(7, 8), page(8, 7), page(9, 9)));
    expect((await stored()).slice(2).every(([, parent]) => parent === undefined)).toBe(true);
  });
});

test('says what it leaves out, and why', async () => {
  const { skipped, mended } = await take(
    wxr(
      ...['draft', 'private', 'trash', 'future', 'pending'].map((status, index) => item({ id: 11 + index, status })),
      item({ id: 16, type: 'attachment', status: 'inherit' }),
      item({ id: 17, type: 'nav_menu_item' }),
      item({ id: 18, type: 'product' }),
      item({ id: 19, html: '[gallery]' }),
      item({ id: 20, more: '<wp:post_password>secret</wp:post_password>' }),
      item({ id: 21, title: '' }),
      item({ id: 21 }),
    ),
  );
  expect(Object.fromEntries(skipped)).toEqual({
    draft: [11],
    private: [12],
    'in the bin': [13],
    'to be published later': [14],
    'waiting for review': [15],
    'attachment: its file is taken where a text shows it': [16],
    'menu item': [17],
    'product, which is no post and no page': [18],
    'nothing in it': [19],
    'behind a password': [20],
    'the same as one before it': [21],
  });
  expect(Object.fromEntries(mended)).toEqual({ 'no title: the first words stand for it': [21] });
  expect(await listPublicPosts(database.db)).toMatchObject([{ title: 'Text 21' }]);
});

test('the same file again changes nothing, a changed one only what changed', async () => {
  const page = item({ id: 9, type: 'page' });
  await take(gzipSync(wxr(rich, item({ id: 2 }), page)));
  const before = await listPublicPosts(database.db);
  const nothing = { created: 0, changed: 0 };
  expect(await take(wxr(rich, item({ id: 2 }), page))).toMatchObject({
    posts: { ...nothing, unchanged: 2 },
    pages: { ...nothing, unchanged: 1 },
    comments: { ...nothing, unchanged: 4 },
    newCategories: 0,
  });
  expect(await listPublicPosts(database.db)).toEqual(before);
  const more = `<category domain="post_tag">New</category>${comment({ id: 8, text: 'late' })}`;
  expect(
    await take(wxr(rich.replace('deep', 'deeper'), item({ id: 2, more }), item({ id: 9, type: 'page', html: 'New' }))),
  ).toMatchObject({
    posts: { created: 0, changed: 1, unchanged: 1 },
    pages: { created: 0, changed: 1 },
    comments: { created: 1, changed: 1, unchanged: 3 },
  });
  expect((await listPublicPosts(database.db)).find(({ tags }) => tags === 'New')).toMatchObject({ title: 'Title 2' });
  expect(await database.db.$count(menus)).toBe(1);
});

test('what somebody has changed or deleted here stays so when the export comes again', async () => {
  const { db } = database;
  const page = (more: string) => item({ id: 9, type: 'page', more });
  const below = '<wp:post_parent>8</wp:post_parent>';
  await take(wxr(rich, item({ id: 2 }), item({ id: 8, type: 'page' }), page(below)));
  await db.update(posts).set({ title: 'Ours', version: 2 }).where(eq(posts.title, 'Tea & talk ’24'));
  await db.delete(posts).where(eq(posts.title, 'Title 2'));
  await db.update(menuPages).set({ bodyHtml: '<p>Ours</p>', version: 2 }).where(eq(menuPages.title, 'Title 9'));
  await db.update(menus).set({ parentId: null, inMenu: true });
  await db.update(comments).set({ content: 'Put right' }).where(eq(comments.content, 'deep'));
  await db.delete(comments).where(eq(comments.content, '7'));

  const next = wxr(
    rich.replace('First line', 'Another line'),
    item({ id: 2 }),
    item({ id: 8, type: 'page' }),
    page(below),
  );
  const { skipped, skippedComments, ...counts } = await take(next);
  expect(counts).toMatchObject({ posts: { created: 0, changed: 1 }, pages: { created: 0, changed: 0 } });
  expect(counts.comments).toMatchObject({ created: 0, changed: 0 });
  expect([[...skipped], skippedComments.get(deletedHere)]).toEqual([[[deletedHere, [2]]], [7]]);
  const [post, ...others] = await listPublicPosts(db);
  expect([post?.title, others]).toEqual(['Ours', []]);
  const stored = await db.select().from(posts);
  expect(stored).toMatchObject([{ version: 3, plainText: expect.stringContaining('Another line') }]);
  expect(outline(await listComments(db, Number(post?.id), null))).toBe('One\ntwo ’ three(2(Put right))');
  const shown = await db
    .select({ body: menuPages.bodyHtml, above: menus.parentId, inMenu: menus.inMenu })
    .from(menuPages)
    .innerJoin(menus, eq(menus.id, menuPages.menuId))
    .where(eq(menuPages.title, 'Title 9'));
  expect(shown).toEqual([{ body: '<p>Ours</p>', above: null, inMenu: true }]);

  expect(await take(next, null, true)).toMatchObject({ posts: { created: 1 }, comments: { created: 1 } });
});

test('what an admin took from the public stays away', async () => {
  await take(wxr(rich));
  await database.db.update(posts).set({ status: 'Declined' });
  await take(wxr(rich.replace('First line', 'Another line')));
  const [post] = await database.db.select().from(posts);
  expect(post).toMatchObject({ status: 'Declined', plainText: expect.stringContaining('Another line') });
});

test('keeps comments that answer each other in a ring, and chains a thousand deep', async () => {
  const ring = comment({ id: 1, parent: 2 }) + comment({ id: 2, parent: 1 });
  const chain = Array.from({ length: 1_000 }, (_, index) => comment({ id: 10 + index, parent: 9 + index })).join('');
  expect(await take(wxr(item({ id: 1, more: ring + chain })))).toMatchObject({ comments: { created: 1_002 } });
  expect(await database.db.$count(comments)).toBe(1_002);
});

test.each([
  ['a file that is no XML', 'hello', 'is no well-formed XML, line 1'],
  ['an empty file', '', 'is no well-formed XML'],
  ['a file that ends in the middle', wxr(rich).slice(0, 900), 'is no well-formed XML'],
  ['another kind of XML', '<html><body>Hi</body></html>', 'is no WordPress export'],
  ['a news feed', '<rss><channel><item><title>x</title></item></channel></rss>', 'is no WordPress export'],
  ['a damaged archive', gzipSync(wxr(rich)).subarray(0, 200), 'is a damaged archive'],
  [
    'entities that grow',
    `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${wxr(item({ id: 1, title: '&b;' })).slice(39)}`,
    'has a DOCTYPE',
  ],
  ['an archive that grows', gzipSync(Buffer.alloc(129 * 1024 * 1024, 'a')), 'is larger than 128 MB'],
])('refuses %s in one line, and stores nothing', async (_, content, message) => {
  const refused = take(content);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toThrow(/^[^\n]*$/);
  expect(await database.db.$count(posts)).toBe(0);
});

test('the command says what was taken', async () => {
  const file = path.join(folder, 'whole.xml');
  writeFileSync(file, wxr(rich, item({ id: 2, status: 'draft' })));
  const { lines, isTaken } = await wordpressKind.take(
    { database, files: localFiles(path.join(folder, 'files')), log: () => {} },
    file,
    [],
  );
  expect(isTaken).toBe(true);
  expect(lines.slice(1)).toEqual([
    'posts 1: 1 new, 0 changed, 0 unchanged',
    'pages 0: 0 new, 0 changed, 0 unchanged',
    'comments 4: 4 new, 0 changed, 0 unchanged',
    'redirects 15: 15 new, 0 changed, 0 unchanged',
    'categories made: 1',
    'skipped 1',
    '  1 × draft (id 2)',
    'comments skipped 3',
    '  1 × spam (id 4)',
    '  1 × not approved (id 5)',
    '  1 × pingback (id 6)',
    'mended 0',
  ]);
});

// Real exports are not part of the project; where one lies beside it, all of it must go in.
const realFile = path.join(process.cwd(), '../shared/data/blog/a11y-theme-unit-test-data.xml.gz');
const real = existsSync(realFile) ? test : test.skip;

real('takes a real export, and doubles nothing', async () => {
  const { lines } = await wordpressKind.take(
    { database, files: localFiles(path.join(folder, 'files')), log: () => {} },
    realFile,
    [],
  );
  expect(lines).toEqual(expect.arrayContaining(['skipped 93', 'comments skipped 9', 'mended 1']));
  const again = await wordpressKind.take(
    { database, files: localFiles(path.join(folder, 'files')), log: () => {} },
    realFile,
    [],
  );
  expect(again.lines).toEqual(
    expect.arrayContaining([
      'posts 43: 0 new, 0 changed, 43 unchanged',
      'pages 18: 0 new, 0 changed, 18 unchanged',
      'comments 20: 0 new, 0 changed, 20 unchanged',
    ]),
  );
});
