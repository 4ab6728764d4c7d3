import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let [admin, editor, author, other] = ['', '', '', ''];
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  editor = await test.signIn('editor');
}, 60_000);
beforeEach(async () => {
  author = await test.signIn('user');
  other = await test.signIn('user');
});
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as?: string) {
  const response = await test.send(method, path, body, as ? { as } : {});
  return { status: response.status, body: await response.json() };
}
const make = async (fields: object = {}, as = author) =>
  (await call('POST', '/Post', { title: 'Rowan tea', description: '<p>Words</p>', ...fields }, as)).body;
const own = async (query = '', as = author) => (await call('GET', `/Post/own?page=1${query}`, undefined, as)).body;
const bulk = (body: object) => call('POST', '/admin/bulk/post', body, editor);
const working = (method: string, id: number, rest = '', body?: object, as = author) =>
  call(method, `/admin/working/post/${id}${rest}`, body, as);
const save = (id: number, data: object, { version = 0, publicVersion = 1 } = {}, as = author) =>
  working('PUT', id, '', { data, version, publicVersion, tab: 'a' }, as);

it('are listed for their author alone, by state, with the words of a refusal', async () => {
  const { id: declined } = await make({ title: 'Declined' });
  await make({ title: 'Begun', status: 'Draft', description: '' });
  const { id: read } = await make({ title: 'Read' });
  await make({ title: 'Waits' });
  await make({ title: 'Theirs' }, other);
  await bulk({ action: 'decline', ids: [declined], value: 'Too short.' });
  await bulk({ action: 'publish', ids: [read] });
  const { counts, items } = await own();
  expect(counts).toEqual({ all: 4, published: 1, waiting: 1, declined: 1, draft: 1, trash: 0 });
  expect(items.map(({ title }: { title: string }) => title).sort()).toEqual(['Begun', 'Declined', 'Read', 'Waits']);
  expect((await own('&status=declined')).items).toMatchObject([{ id: declined, reason: 'Too short.' }]);
  expect((await own('&q=waits')).items).toHaveLength(1);
  expect((await call('GET', '/Post/own?page=1')).status).toBe(401);
});

it('are written apart from what the public sees, and wait for approval once they are sent', async () => {
  const { id } = await make();
  await bulk({ action: 'publish', ids: [id] });
  expect((await save(id, { title: 'Better', description: '<p>Better</p>' }, { publicVersion: 2 })).status).toBe(200);
  expect((await call('GET', `/Post/${id}`)).body.title).toBe('Rowan tea');
  expect((await working('POST', id, '/publish', { version: 0 })).status).toBe(409);
  expect((await working('POST', id, '/publish', { version: 1 })).status).toBe(201);
  expect((await call('GET', `/Post/${id}`)).status).toBe(404);
  expect((await call('GET', `/Post/${id}`, undefined, author)).body).toMatchObject({
    title: 'Better',
    status: 'Pending',
  });
  const { items } = (await call('GET', `/admin/audit?page=1&kind=post&objectId=${id}`, undefined, admin)).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['submit', 'create']);
});

it('leave to staff what is theirs to say, and the times to publish', async () => {
  const { id } = await make({ status: 'Draft' });
  const told = { title: 'T', description: 'x', author: 'The regulator', postedOn: '2020-01-01T00:00:00Z' };
  const { body } = await save(id, { ...told, commentsOpen: false });
  expect(body.data).toMatchObject({ title: 'T', commentsOpen: true });
  expect(body.data.author).toMatch(/^user/);
  const asked = { version: 1, local: '2099-06-01T09:00' };
  for (const path of ['schedule', 'preview'] as const) {
    const place = path === 'schedule' ? `/admin/working/post/${id}/schedule` : `/admin/preview/post/${id}`;
    expect((await call('POST', place, path === 'schedule' ? asked : undefined, author)).status).toBe(403);
  }
});

it('are nobody else’s: there is nothing there', async () => {
  const { id } = await make({ status: 'Draft' });
  const answers = [
    await working('GET', id, '', undefined, other),
    await save(id, { title: 'Mine now' }, {}, other),
    await working('POST', id, '/publish', { version: 0 }, other),
    await working('DELETE', id, '', undefined, other),
    await call('PUT', `/admin/lease/post/${id}`, { tab: 'b' }, other),
    await call('PUT', `/Post/withdraw/${id}`, undefined, other),
    await call('PUT', `/Post/restore/${id}`, undefined, other),
    await call('GET', `/Post/${id}`, undefined, other),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await call('GET', `/admin/working/faq/1`, undefined, author)).status).toBe(403);
  expect((await call('GET', `/admin/revisions/post/${id}`, undefined, author)).status).toBe(403);
});

it('are withdrawn with the words that are written meanwhile, and sent again', async () => {
  const { id } = await make();
  await save(id, { title: 'Second thoughts', description: '<p>New</p>' });
  expect((await call('PUT', `/Post/withdraw/${id}`, undefined, author)).body).toMatchObject({ status: 'Draft' });
  expect((await own('&status=waiting')).items).toEqual([]);
  expect((await working('POST', id, '/publish', { version: 1 })).status).toBe(201);
  expect((await own('&status=waiting')).items).toMatchObject([{ title: 'Second thoughts', status: 'Pending' }]);
});

it('go into the trash and come back as they were, but not out of the trash of staff', async () => {
  const { id } = await make();
  const before = (await call('GET', `/Post/${id}`, undefined, author)).body;
  await call('DELETE', `/Post/delete/${id}`, undefined, author);
  expect((await working('GET', id)).status).toBe(404);
  expect(await own('&status=trash')).toMatchObject({ items: [{ id }], counts: { all: 0, trash: 1 } });
  const back = await call('PUT', `/Post/restore/${id}`, undefined, author);
  expect(back.body).toEqual({ ...before, version: 3, updatedAt: back.body.updatedAt });
  expect((await call('PUT', `/Post/restore/${id}`, undefined, author)).status).toBe(404);
  await call('DELETE', `/Post/delete/${id}`, undefined, editor);
  expect((await own('&status=trash')).items).toEqual([]);
  expect((await call('PUT', `/Post/restore/${id}`, undefined, author)).status).toBe(404);
});
