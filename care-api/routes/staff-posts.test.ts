import { sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { mails } from '@/care-api/database/schema/settings';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let now = new Date('2026-11-20T10:00:00Z');
let [admin, editor, author] = ['', '', ''];
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
}, 60_000);
beforeEach(async () => {
  const { db } = test.deps.database;
  now = new Date('2026-11-20T10:00:00Z');
  await db.delete(posts);
  await db.delete(mails);
  await db.delete(accounts);
  admin = await test.signIn('admin');
  editor = await test.signIn('editor');
  author = await test.signIn('user');
});
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as?: string) {
  const response = await test.send(method, path, body, as ? { as } : {});
  return { status: response.status, body: await response.json() };
}
const make = async (fields: object, as = editor) =>
  (await call('POST', '/Post', { title: 'Rowan tea', description: '<p>Words</p>', ...fields }, as)).body;
const list = async (query = '') => (await call('GET', `/admin/posts?page=1${query}`, undefined, editor)).body;
const bulk = (body: object) => call('POST', '/admin/bulk/post', body, editor);
const publicTitles = async () => {
  const answers = await Promise.all(
    ['Post', 'Post?page=1', 'Post?page=1&q=rowan', 'Post/random'].map((path) => test.send('GET', `/${path}`)),
  );
  return (await Promise.all(answers.map((answer) => answer.text()))).map((text) => text.includes('Rowan tea'));
};

it('the list is for editors, and has every post under its state, by words, author and tag', async () => {
  await make({ tags: 'tea,leaves', author: 'Mina' });
  await make({ title: 'Second', status: 'Draft', description: '' });
  await make({ title: 'Third' }, author);
  expect((await list()).counts).toEqual({ published: 1, scheduled: 0, draft: 1, waiting: 1, declined: 0, trash: 0 });
  expect((await list('&status=draft')).items).toMatchObject([{ title: 'Second', version: 1 }]);
  expect((await list('&q=ROWAN')).items).toHaveLength(1);
  expect((await list('&author=mina&tag=Tea')).items).toHaveLength(1);
  expect((await list('&tag=te')).items).toHaveLength(0);
  expect((await call('GET', '/admin/posts?page=1', undefined, author)).status).toBe(403);
});

it('a draft is seen by nobody, needs no text, and is no way for a visitor around approval', async () => {
  await make({ status: 'Draft' });
  expect(await publicTitles()).toEqual([false, false, false, false]);
  expect((await make({ description: '' })).codes).toMatchObject({ description: { code: 'descriptionRequired' } });
  expect(await make({ status: 'Draft', description: '' }, author)).toMatchObject({ status: 'Draft' });
  expect(await make({ status: 'Published' }, author)).toMatchObject({ status: 'Pending' });
});

it('a summary stands instead of the first words; the banner says what it shows', async () => {
  const fields = { summary: 'About tea.', bannerAlt: 'A cup' };
  const { id } = await make(fields);
  expect((await call('GET', `/Post/${id}`)).body).toMatchObject({ ...fields, excerpt: 'About tea.' });
  await call('PUT', `/Post/${id}?id=${id}`, { title: 'Rowan tea', description: '<p>Words</p>', summary: '' }, editor);
  expect((await call('GET', `/Post/${id}`)).body).toMatchObject({ summary: '', bannerAlt: 'A cup', excerpt: 'Words' });
});

it('a copy is a draft of its maker with all that was said, and the first one stays as it was', async () => {
  const fields = { description: '<p>Long <b>words</b></p>', tags: 'tea,leaves', summary: 'S', bannerAlt: 'B' };
  const before = await make(fields, author);
  const { status, body } = await call('POST', `/Post/copy/${before.id}`, undefined, editor);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...fields, title: 'Rowan tea', status: 'Draft', version: 1, commentCount: 0 });
  expect([body.id, body.userid]).not.toEqual([before.id, before.userid]);
  expect(body.author).toMatch(/^editor/);
  expect((await call('GET', `/Post/${before.id}`, undefined, author)).body).toEqual(before);
  expect((await call('POST', `/Post/copy/${before.id}`, undefined, author)).status).toBe(403);
  await call('DELETE', `/Post/delete/${before.id}`, undefined, editor);
  expect((await call('POST', `/Post/copy/${before.id}`, undefined, editor)).status).toBe(404);
});

it('a post in the trash is seen nowhere and comes back with its comments', async () => {
  const { id } = await make({});
  await call('POST', '/Comment', { postId: id, content: 'Lovely' }, author);
  const before = (await call('GET', `/Post/${id}`)).body;
  expect(await publicTitles()).toEqual([true, true, true, true]);
  expect((await call('DELETE', `/Post/delete/${id}`, undefined, editor)).status).toBe(200);
  expect(await publicTitles()).toEqual([false, false, false, false]);
  for (const as of [undefined, author, editor])
    expect((await call('GET', `/Post/${id}`, undefined, as)).status).toBe(404);
  expect((await call('POST', '/Comment', { postId: id, content: 'Still?' }, author)).status).toBe(404);
  expect((await call('PUT', `/Post/${id}`, { title: 'T', description: 'x' }, editor)).status).toBe(404);
  await call('POST', `/admin/trash/post/${id}/restore`, undefined, editor);
  const after = (await call('GET', `/Post/${id}`)).body;
  expect(after).toEqual({ ...before, version: 3, updatedAt: now.toISOString() });
});

it('two editors are told apart by the version, and the audit has each write once', async () => {
  const { id } = await make({});
  const put = (body: object) =>
    call('PUT', `/Post/${id}`, { title: 'Rowan tea', description: '<p>Words</p>', ...body }, editor);
  expect((await put({ title: 'One', version: 1 })).body).toMatchObject({ title: 'One', version: 2 });
  expect(await put({ title: 'Two', version: 1 })).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
  const { items } = (await call('GET', `/admin/audit?page=1&kind=post&objectId=${id}`, undefined, admin)).body;
  expect(items).toMatchObject([{ action: 'update', changes: { title: ['Rowan tea', 'One'] } }, { action: 'create' }]);
});

describe('a post that waits', () => {
  const told = () =>
    test.deps.database.db
      .select({ subject: mails.subject, text: mails.text, state: mails.state, at: mails.nextAttemptAt })
      .from(mails);

  it('is declined with words to its author, who is told after the time in which it can be taken back', async () => {
    const { id } = await make({}, author);
    expect((await bulk({ action: 'decline', ids: [id] })).status).toBe(422);
    const { body: run } = await bulk({ action: 'decline', ids: [id], value: 'Too much about tea.' });
    expect(run.changed).toBe(1);
    expect((await list('&status=declined')).items).toMatchObject([{ reason: 'Too much about tea.' }]);
    expect(await told()).toMatchObject([
      { state: 'waiting', text: expect.stringContaining('Too much about tea.'), at: new Date('2026-11-20T10:10:00Z') },
    ]);
    expect((await call('GET', `/Post/${id}`, undefined, author)).body).toMatchObject({ reason: 'Too much about tea.' });
    await call('POST', `/admin/runs/${run.id}/undo`, undefined, editor);
    expect((await list()).counts).toMatchObject({ waiting: 1, declined: 0 });
    expect(await told()).toMatchObject([{ state: 'stopped' }]);
  });

  it('is approved, and only a post of somebody else who waited is told of', async () => {
    const { id } = await make({}, author);
    const own = await make({ status: 'Draft', title: 'Own' });
    await bulk({ action: 'publish', ids: [id, own.id] });
    expect((await list()).counts).toMatchObject({ published: 2, waiting: 0 });
    expect(await told()).toMatchObject([{ subject: 'Your post is published' }]);
    expect((await bulk({ action: 'decline', ids: [id], value: 'Late' })).body.refused).toEqual([
      { id, reason: 'soAlready' },
    ]);
  });

  it('waits again after its author has changed it', async () => {
    const { id } = await make({}, author);
    await bulk({ action: 'decline', ids: [id], value: 'No.' });
    await call('PUT', `/Post/${id}`, { title: 'Better', description: '<p>Better</p>' }, author);
    expect((await list('&status=waiting')).items).toMatchObject([{ title: 'Better', version: 3 }]);
  });
});

describe('words of a post that wait to be published', () => {
  const save = (id: number, data: object) =>
    call('PUT', `/admin/working/post/${id}`, { data, version: 0, publicVersion: 1, tab: 'a' }, editor);

  it('are published when they are right, and what was not touched stays to the letter', async () => {
    const description = `<p>Caf&eacute;   <b>x</b></p>\n<!-- y --><P CLASS=z>`;
    const { id } = await make({ status: 'Draft' });
    await test.deps.database.db.execute(sql`update posts set description_html = ${description} where id = ${id}`);
    const { fields } = (await call('GET', `/admin/working/post/${id}`, undefined, editor)).body;
    expect((await save(id, { ...fields, title: 'Ready', commentsOpen: false })).status).toBe(200);
    expect((await call('GET', `/Post/${id}`)).status).toBe(404);
    await call('POST', `/admin/working/post/${id}/publish`, { version: 1 }, editor);
    expect((await call('GET', `/Post/${id}`)).body).toMatchObject({ title: 'Ready', description, status: 'Published' });
    const late = await call('POST', '/Comment', { postId: id, content: 'Hello' }, author);
    expect(late.body.code).toBe('commentsClosed');
  });

  it.each([
    ['2027-03-28T09:30', '2027-03-28T08:30:00Z'],
    ['2027-10-31T09:30', '2027-10-31T09:30:00Z'],
  ])(
    'are published at %s in London, after a stop of two hours too, and stand under their tab until then',
    async (local, moment) => {
      const { id, ...row } = await make({ status: 'Draft' });
      await save(id, { title: 'At nine', description: row.description });
      const asked = { version: 1, local };
      expect((await call('POST', `/admin/working/post/${id}/schedule`, asked, editor)).status).toBe(200);
      const goesPublicAt = new Date(moment).toISOString();
      expect((await list('&status=scheduled')).items).toMatchObject([{ id, goesPublicAt }]);
      const at = (minutes: number) => new Date(Date.parse(moment) + minutes * 60_000);
      now = at(-1);
      await runDueJobs({ ...test.deps, now: () => now });
      expect((await call('GET', `/Post/${id}`)).status).toBe(404);
      now = at(120);
      await runDueJobs({ ...test.deps, now: () => now });
      expect((await call('GET', `/Post/${id}`)).body).toMatchObject({ title: 'At nine' });
    },
  );

  it('are a draft again at their time', async () => {
    const { id } = await make({});
    const asked = { version: 0, action: 'unpublish', local: '2026-11-20T10:10' };
    expect((await call('POST', `/admin/working/post/${id}/schedule`, asked, editor)).status).toBe(200);
    expect((await list('&status=scheduled')).items).toEqual([]);
    expect((await call('GET', `/Post/${id}`)).status).toBe(200);
    now = new Date('2026-11-20T10:10:00Z');
    await runDueJobs({ ...test.deps, now: () => now });
    expect((await call('GET', `/Post/${id}`)).status).toBe(404);
    expect((await call('GET', `/admin/working/post/${id}`, undefined, editor)).body.row.status).toBe('Draft');
  });
});
