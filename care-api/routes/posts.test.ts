import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { categories, subCategories } from '@/care-api/database/schema/listings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';
import { type PostWire, postSchema } from '@/lib/contract/post';

let test: TestApp;
let admin: string;
let author: string;
let other: string;
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  author = await test.signIn('user');
  other = await test.signIn('user');
  const { db } = test.deps.database;
  await db.insert(categories).values([{ name: 'Advice' }, { name: 'News' }]);
  await db.insert(subCategories).values({ name: 'Nights' });
}, 60_000);
afterAll(() => test.close());

const draft = { id: 0, title: 'Tea at four', description: '<p>Earl Grey.</p>' };

async function call(method: string, path: string, body?: unknown, as?: string) {
  const response = await test.send(method, path, body, as ? { as } : {});
  return { status: response.status, body: await response.json() };
}

async function make(body: object = {}, as = admin): Promise<PostWire> {
  const made = await call('POST', '/Post', { ...draft, ...body }, as);
  expect(made.status).toBe(201);
  return made.body;
}

const titles = (rows: PostWire[]) => rows.map(({ title }) => title);

describe('writing a post', () => {
  it('is public at once when an admin writes it, with the date and author they say', async () => {
    const body = {
      ...draft,
      author: 'The team',
      postedOn: '2026-03-01T08:00:00.000Z',
      tags: 'tea, comfort ,',
      category: '2, 1',
      subcategoty: '1',
      userid: 'somebody else',
    };
    const { id } = await make(body);
    const { status, body: post } = await call('GET', `/Post/${id}`);
    expect(status).toBe(200);
    expect(post).toMatchObject({
      title: 'Tea at four',
      description: '<p>Earl Grey.</p>',
      author: 'The team',
      postedOn: '2026-03-01T08:00:00.000Z',
      tags: 'tea,comfort',
      category: '2,1',
      subcategoty: '1',
      excerpt: 'Earl Grey.',
      status: 'Published',
      commentCount: 0,
    });
    expect(post.userid).not.toBe('somebody else');
  });

  it('waits for an admin when somebody else writes it, under their own name, and is public when approved', async () => {
    const sent = { title: 'From a reader', author: 'The team', status: 'Published', postedOn: '2020-01-01' };
    const post = await make(sent, author);
    expect(post).toMatchObject({ author: 'user-2', status: 'Pending' });
    expect(post.postedOn).not.toMatch(/^2020/);
    const path = `/Post/${post.id}`;
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', path, undefined, other)).status).toBe(404);
    expect((await call('GET', path, undefined, author)).status).toBe(200);
    const approved = await call('PUT', path, { ...post, status: 'Published' }, admin);
    expect(approved.body).toMatchObject({ status: 'Published', author: 'user-2', userid: post.userid });
    expect((await call('GET', path)).status).toBe(200);
    const again = await call('PUT', path, { ...approved.body, title: 'Changed my mind' }, author);
    expect(again.body).toMatchObject({ status: 'Pending', title: 'Changed my mind' });
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('PUT', path, { ...again.body, status: 'Declined' }, admin)).body.status).toBe('Declined');
    expect((await call('GET', path, undefined, author)).status).toBe(200);
  });

  it('takes what GET answers back unchanged', async () => {
    const post = await make({ tags: 'a,b', category: '1', description: '<h2>Tea &amp; cake</h2><p>Yes &lt;3</p>' });
    const before = (await call('GET', `/Post/${post.id}`)).body;
    const { body: after } = await call('PUT', `/Post/${post.id}?id=${post.id}`, before, admin);
    expect(after).toEqual({ ...before, version: before.version + 1, updatedAt: after.updatedAt });
  });

  it('takes the names of the published client, in capitals', async () => {
    const { status, body } = await call('POST', '/api/Post/post', { Id: 0, Title: 'T', Description: 'D' }, author);
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'T', status: 'Pending' });
  });

  it('leaves what is not sent as it is, and empties what is sent empty', async () => {
    const { id } = await make({ tags: 'a', category: '1' });
    expect((await call('PUT', `/Post/${id}`, draft, admin)).body).toMatchObject({ tags: 'a', category: '1' });
    const emptied = await call('PUT', `/Post/${id}`, { ...draft, tags: '', category: '' }, admin);
    expect(emptied.body).toMatchObject({ tags: '', category: '' });
  });

  it('takes 20,000 words, and finds the post by the last one', async () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `kata${at.toString(36)}`);
    const description = Array.from(
      { length: 200 },
      (_, at) => `<p>${words.slice(at * 100, at * 100 + 100).join(' ')}</p>`,
    );
    const { id, ...kept } = await make({ description: description.join('') });
    expect(kept.description).toBe(description.join(''));
    const { body } = await call('GET', `/Post?page=1&q=${words.at(-1)}`);
    expect(body.items.map((post: PostWire) => post.id)).toEqual([id]);
  });

  it('keeps nothing that runs', async () => {
    const { description } = await make({ description: '<p onclick="x()">Hi<script>alert(1)</script></p>' });
    expect(description).toBe('<p>Hi</p>');
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title that is a number', { title: 7 }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
    ['a NUL', { title: 'a\0b' }, 'title'],
    ['no text', { description: ' ' }, 'description'],
    ['text of which nothing is left', { description: '<script>1</script>' }, 'description'],
    ['text that is too long', { description: 'x'.repeat(300_001) }, 'description'],
    ['text that cleaning makes too long', { description: '<a href="x">y</a>'.repeat(17_000) }, 'description'],
    ['a long text that stands too deep', { description: '<b>'.repeat(30_000) }, 'description'],
    ['a category that does not exist', { category: '1,999' }, 'category'],
    ['a category that is no id', { category: 'News' }, 'category'],
    ['a subcategory that does not exist', { subcategoty: '7' }, 'subcategoty'],
    ['an unknown status', { status: 'Hidden' }, 'status'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['a picture that is none', { bannerImage: 'data:text/html;base64,AAAA' }, 'bannerImage'],
    ['a path for a picture', { bannerImage: '../secret' }, 'bannerImage'],
  ])('refuses %s', async (_, wrong, field) => {
    const { status, body } = await call('POST', '/Post', { ...draft, ...wrong }, admin);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses nobody, somebody else, and ids that name nothing', async () => {
    const { id } = await make({}, author);
    const path = `/Post/${id}`;
    expect((await call('POST', '/Post', draft)).status).toBe(401);
    expect((await call('PUT', path, draft)).status).toBe(401);
    expect((await call('PUT', path, draft, other)).status).toBe(403);
    expect((await call('DELETE', `/Post/delete/${id}`)).status).toBe(401);
    expect((await call('DELETE', `/Post/delete/${id}`, undefined, other)).status).toBe(403);
    expect((await call('PUT', '/Post/99999', draft, admin)).status).toBe(404);
    for (const wrong of ['abc', '0', '99999', '1e3', '-1']) {
      expect((await call('GET', `/Post/${wrong}`)).status).toBe(404);
      expect((await call('DELETE', `/Post/delete/${wrong}`, undefined, admin)).status).toBe(404);
    }
  });

  it('goes into the trash with its comments, by its author and by admins', async () => {
    const { db } = test.deps.database;
    for (const as of [author, admin]) {
      const { id } = await make({}, author);
      await db.insert(comments).values({ postId: Number(id), content: 'Lovely.' });
      expect((await call('DELETE', `/Post/delete/${id}`, undefined, as)).status).toBe(200);
      expect((await call('GET', `/Post/${id}`, undefined, admin)).status).toBe(404);
      expect(await db.$count(comments, eq(comments.postId, Number(id)))).toBe(1);
      expect(await db.$count(posts, eq(posts.id, Number(id)))).toBe(1);
    }
  });
});

describe('the banner of a post', () => {
  const isThere = async (name: string) => (await test.app.request(`/Documents/appImages/${name}`)).status === 200;

  it('is stored under a name, kept when that is sent back, and gone when another replaces it', async () => {
    const { id, bannerImage: first = '' } = await make({ bannerImage: await pictureUrl() }, author);
    expect(first).toMatch(/\.(jpg|png)$/);
    expect(await isThere(String(first))).toBe(true);
    const path = `/Post/${id}`;
    const kept = await call('PUT', path, { ...draft, bannerImage: first }, author);
    expect(kept.body.bannerImage).toBe(first);
    const second = (await call('PUT', path, { ...draft, bannerImage: await pictureUrl(9, 9) }, author)).body
      .bannerImage;
    expect(await isThere(String(first))).toBe(false);
    expect(await isThere(second)).toBe(true);
    await call('DELETE', `/Post/delete/${id}`, undefined, author);
    expect(await isThere(second)).toBe(true);
    await call('DELETE', `/admin/trash/post/${id}`, undefined, admin);
    expect(await isThere(second)).toBe(false);
  });

  it("is nobody else's picture, and is not stored when the post is refused", async () => {
    const { bannerImage } = await make({ bannerImage: await pictureUrl() }, author);
    const stolen = await call('POST', '/Post', { ...draft, bannerImage }, other);
    expect(stolen.body.errors).toHaveProperty('bannerImage');
    const before = readdirSync(test.filesDir).length;
    const wrong = { ...draft, category: '999', bannerImage: await pictureUrl(7, 7) };
    expect((await call('POST', '/Post', wrong, author)).status).toBe(422);
    expect(readdirSync(test.filesDir)).toHaveLength(before);
  });
});

describe('reading posts', () => {
  beforeEach(() => test.deps.database.db.delete(posts));

  it('gives all public ones whole, newest first', async () => {
    await make({ title: 'Old', postedOn: '2026-01-01' });
    await make({ title: 'New', postedOn: '2026-02-01' });
    await make({ title: 'Hidden' }, author);
    const { body } = await call('GET', '/Post');
    expect(titles(body)).toEqual(['New', 'Old']);
    expect(body[0].description).toBe(draft.description);
    expect(body.every((row: unknown) => postSchema.safeParse(row).success)).toBe(true);
  });

  it('gives five at random that stay for an hour', async () => {
    for (let number = 1; number <= 8; number += 1) await make({ title: `Post ${number}` });
    const at = async (moment: string) => {
      const app = test.appWith({ now: () => new Date(moment) });
      return titles(await (await app.request('/Post/random')).json());
    };
    const first = await at('2026-11-20T10:00:00Z');
    expect(first).toHaveLength(5);
    expect(await at('2026-11-20T10:59:59Z')).toEqual(first);
    const later = await Promise.all(['11', '12', '13'].map((hour) => at(`2026-11-20T${hour}:00:00Z`)));
    expect(later.some((titlesThen) => titlesThen.join() !== first.join())).toBe(true);
  });

  it("gives a user's public posts to anyone, and all of them to the user and admins", async () => {
    const waiting = await make({ title: 'Waiting' }, author);
    const shown = await make({ title: 'Shown' }, author);
    await call('PUT', `/Post/${shown.id}`, { ...shown, status: 'Published' }, admin);
    const path = '/api/Post/userPost/USER-2';
    for (const as of [undefined, other])
      expect(titles((await call('GET', path, undefined, as)).body)).toEqual(['Shown']);
    for (const as of [author, admin]) expect((await call('GET', path, undefined, as)).body).toHaveLength(2);
    expect((await call('GET', '/Post/userPost/nobody')).body).toEqual([]);
    expect(waiting.status).toBe('Pending');
  });

  it('keeps the posts of an account that is gone', async () => {
    const leaver = await test.signIn('user');
    const post = await make({ title: 'Farewell' }, leaver);
    await call('PUT', `/Post/${post.id}`, { ...post, status: 'Published' }, admin);
    await test.deps.database.db.delete(accounts).where(eq(accounts.id, String(post.userid)));
    expect((await call('GET', `/Post/${post.id}`)).body).toMatchObject({ title: 'Farewell', userid: '' });
  });

  it('answers pages without the text, by category and tag, with counts of all categories', async () => {
    for (let number = 1; number <= 3; number += 1) {
      await make({
        title: `Advice ${number}`,
        category: '1',
        tags: 'Winter',
        postedOn: `2026-01-0${number}`,
        description: `<p>${'word '.repeat(60)}</p>`,
      });
    }
    await make({ title: 'News', category: '2' });
    await make({ title: 'Hidden', category: '2' }, author);
    const first = (await call('GET', '/Post?page=1&pageSize=2&category=1')).body;
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2, corrected: null });
    expect(titles(first.items)).toEqual(['Advice 3', 'Advice 2']);
    expect(first.items[0].description).toBe('');
    expect(first.items[0].excerpt).toMatch(/^(word ){39}word…$/);
    expect(first.categories).toEqual([
      { categoryId: 1, count: 3 },
      { categoryId: 2, count: 1 },
    ]);
    expect(titles((await call('GET', '/Post?page=2&pageSize=2&tag=winter')).body.items)).toEqual(['Advice 1']);
    expect((await call('GET', '/Post?page=9')).body).toMatchObject({ items: [], total: 4 });
    for (const wrong of ['page=0', 'page=x', 'page=1&category=x', 'page=1&pageSize=51', 'page=1&status=All']) {
      expect((await call('GET', `/Post?${wrong}`)).status).toBe(400);
    }
  });

  it('shows posts that wait to admins only', async () => {
    await make({ title: 'Waiting' }, author);
    expect((await call('GET', '/Post?page=1&status=Pending')).status).toBe(401);
    expect((await call('GET', '/Post?page=1&status=Pending', undefined, author)).status).toBe(403);
    expect(titles((await call('GET', '/Post?page=1&status=Pending', undefined, admin)).body.items)).toEqual([
      'Waiting',
    ]);
  });

  it('answers the published shape without extensions', async () => {
    await make();
    const bare = test.appWith({ bare: true });
    const [post] = await (await bare.request('/Post?page=1')).json();
    expect(Object.keys(post).sort()).toEqual(
      [
        ...['author', 'bannerImage', 'category', 'description', 'id', 'postedOn'],
        ...['subcategoty', 'tags', 'title', 'userid'],
      ].sort(),
    );
  });
});

describe('searching posts', () => {
  beforeAll(async () => {
    await test.deps.database.db.delete(posts);
    await make({ title: 'Dementia at home', description: '<p>Familiar rooms help.</p>', category: '1' });
    await make({ title: 'Respite: a break for you', description: '<p>Also for carers of people with dementia.</p>' });
    await make({ title: 'Safety and equipment', description: '<p>Grab rails &amp; hoists.</p>' });
    await make({ title: '100% wool', description: '<p>Warm.</p>' });
    await make({ title: 'Dementia secret' }, author);
  });
  const search = async (q: string) => (await call('GET', `/Post?page=1&q=${encodeURIComponent(q)}`)).body;

  it.each([
    ['a word, title before text', 'dementia', ['Dementia at home', 'Respite: a break for you'], null],
    ['an inflected word', 'rooms helping', ['Dementia at home'], null],
    ['a phrase', '"grab rails"', ['Safety and equipment'], null],
    ['a word left out', 'dementia -respite', ['Dementia at home'], null],
    ['a word left out by many dashes', 'dementia ------respite', ['Dementia at home'], null],
    ['the beginnings of words', 'famil roo', ['Dementia at home'], null],
    ['a piece of a title', 'quipmen', ['Safety and equipment'], null],
    ['a sign that means something to LIKE', '0% w', ['100% wool'], null],
    ['a slip of the finger', 'dementai', ['Dementia at home', 'Respite: a break for you'], 'dementia'],
    ['two slips', 'saftey equipmnet', ['Safety and equipment'], 'safety equipment'],
    ['a slip beside a right word', 'rails saftey', ['Safety and equipment'], 'rails safety'],
    [
      'a slip beside a word too common to be searched',
      'safety with equipmnet',
      ['Safety and equipment'],
      'safety with equipment',
    ],
    ['nothing at all', 'xylophone', [], null],
    ['signs only', "&|!():*'\\", [], null],
  ])('finds %s', async (_, q, found, corrected) => {
    const page = await search(q);
    expect(titles(page.items)).toEqual(found);
    expect(page).toMatchObject({ total: found.length, corrected });
  });

  it('reads whatever is typed', async () => {
    for (const q of [
      '٣ ⅷ ½ ² 𝒜',
      'ｱ ß ﬁ',
      'ج ה 中文 ไทย',
      '"',
      '-',
      'or',
      "' or 1=1 --",
      '😀',
      'a'.repeat(100),
      '%%%',
      '\\',
      // More than PostgreSQL keeps of a question, unless it is told once.
      '-'.repeat(100),
      '- '.repeat(50),
      '-"'.repeat(50),
      '-(!&|:*)'.repeat(12),
      '-or '.repeat(25),
    ]) {
      expect(await search(q)).toMatchObject({ page: 1 });
    }
  });

  it('searches within a category', async () => {
    expect((await call('GET', '/Post?page=1&q=dementia&category=1')).body.total).toBe(1);
    expect((await call('GET', '/Post?page=1&q=dementia&category=2')).body).toMatchObject({ total: 0, corrected: null });
  });
});
