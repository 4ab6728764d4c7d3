import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

async function call(as: string, method: string, path: string, body?: unknown) {
  const answer = await test.send(method, `/admin${path}`, body, { as });
  return { status: answer.status, body: await answer.json() };
}
const prices = { title: 'Prices for {name}', text: 'Dear {name}, ring {companyPhone}.' };

it('keeps answers: made, found, changed by who has seen it, into the trash and back', async () => {
  const as = await test.signIn('coordinator');
  const made = await call(as, 'POST', '/canned-answers', prices);
  expect(made).toMatchObject({ status: 200, body: { ...prices, version: 1 } });
  const id = made.body.answerId;
  const changed = { ...prices, text: 'Dear {name}, see {topic}.' };
  expect((await call(as, 'PUT', `/canned-answers/${id}`, { ...changed, version: 1 })).body.version).toBe(2);
  const late = await call(as, 'PUT', `/canned-answers/${id}`, { ...prices, version: 1 });
  expect(late).toMatchObject({ status: 409, body: { current: changed } });
  const found = async () => (await call(as, 'GET', '/canned-answers?page=1&q=topic')).body.items;
  expect(await found()).toMatchObject([{ answerId: id, ...changed }]);
  await call(as, 'DELETE', `/canned-answers/${id}`);
  expect(await found()).toEqual([]);
  expect((await call(as, 'GET', `/canned-answers/${id}`)).status).toBe(404);
  await call(as, 'POST', `/trash/cannedAnswer/${id}/restore`);
  expect(await found()).toMatchObject([changed]);
  const { body } = await call(await test.signIn('admin'), 'GET', '/audit?page=1&kind=cannedAnswer');
  expect(body.items.map(({ action }: { action: string }) => action)).toEqual(['restore', 'trash', 'update', 'create']);
});

it('refuses what nobody could fill in, and says what can be', async () => {
  const as = await test.signIn('coordinator');
  for (const wrong of ['{nmae}', '{}', '{toString}', '{Name}']) {
    const { status, body } = await call(as, 'POST', '/canned-answers', { ...prices, text: `Dear {name} ${wrong}` });
    expect(status).toBe(422);
    expect(body.codes.text).toMatchObject({ code: 'variableUnknown', variable: wrong });
    expect(body.errors.text).toBe(
      `${wrong} cannot be filled in. What can: {name}, {phone}, {topic}, {company}, {companyPhone}`,
    );
  }
  expect((await call(as, 'POST', '/canned-answers', { title: 'Set {1}', text: 'a' })).body.codes).toHaveProperty(
    'title',
  );
});

it('is the work of those who write to people', async () => {
  const recruiter = await test.signIn('recruiter');
  expect((await call(recruiter, 'GET', '/canned-answers?page=1')).status).toBe(200);
  const editor = await test.signIn('editor');
  expect((await call(editor, 'GET', '/canned-answers?page=1')).status).toBe(403);
  expect((await call(editor, 'POST', '/canned-answers', prices)).status).toBe(403);
});
