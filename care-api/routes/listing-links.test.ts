import { sql } from 'drizzle-orm';
import { questionnaires } from '@/care-api/database/schema/questionnaires';
import { noonIn } from '@/care-api/testing/noon-in';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';

let test: TestApp;
let as: string;
beforeAll(async () => {
  test = await openTestApp();
  as = await test.signIn('editor');
}, 60_000);
afterAll(() => test.close());

async function ask(method: string, path: string, body?: unknown) {
  const response = await test.send(method, path, body, { as });
  return { status: response.status, body: await response.json() };
}
async function filter(value: string): Promise<number> {
  return (await ask('POST', '/admin/filters', { filterHeaderName: crypto.randomUUID(), filterValue: value })).body
    .searchId;
}
async function questionnaire(): Promise<number> {
  const [row] = await test.deps.database.db.insert(questionnaires).values({ title: 'For carers' }).returning();
  return row!.id;
}
async function listing(more: object): Promise<number> {
  return (await ask('POST', '/TypeDetail', { typeTitle: 'A home', ...more })).body.typeId;
}
const kept = async (id: number) => (await ask('GET', `/admin/listings/${id}`)).body;

it('a listing is given its search filters and questionnaire, and told with them to staff alone', async () => {
  const [one, two, asked] = [await filter('One'), await filter('Two'), await questionnaire()];
  const id = await listing({ filterIds: `${two},${one},999999`, questionnaireId: asked });
  const row = await kept(id);
  expect(row).toMatchObject({ filterIds: `${one},${two}`, questionnaireId: asked });
  const shown = await test.send('GET', `/TypeDetail/typecardlist/${id}`);
  expect(await shown.json()).not.toHaveProperty('filterIds');
  // What a GET answers can be sent back; what is not said stays.
  expect((await ask('PUT', `/TypeDetail/${id}`, row)).status).toBe(200);
  expect((await ask('PUT', `/TypeDetail/${id}`, { typeTitle: 'B' })).body).toMatchObject({ questionnaireId: asked });
  const taken = await ask('PUT', `/TypeDetail/${id}`, { typeTitle: 'B', filterIds: '', questionnaireId: null });
  expect(taken.body).toMatchObject({ filterIds: '', questionnaireId: null });
  const { rows } = await test.deps.database.db.execute<{ changes: object }>(
    sql`select changes from audit where kind = 'listing' and object_id = ${String(id)} order by id desc limit 1`,
  );
  expect(rows[0]?.changes).toMatchObject({ filterIds: [`${one},${two}`, ''], questionnaireId: [asked, null] });
  expect(await ask('PUT', `/TypeDetail/${id}`, { typeTitle: 'B', questionnaireId: 999_999 })).toMatchObject({
    status: 422,
    body: { codes: { questionnaireId: { code: 'namesNothing' } } },
  });
});

it('a working copy publishes them, comes back from the history, and undoes no merge that it did not touch', async () => {
  const [one, two, asked] = [await filter('One'), await filter('Two'), await questionnaire()];
  const id = await listing({ filterIds: `${one}`, lat: 51.5, lng: -0.1 });
  const path = `/admin/working/listing/${id}`;
  const save = async (change: object) => {
    const { fields, copy, version, publicVersion } = (await ask('GET', path)).body;
    const data = { ...(copy?.data ?? fields), ...change };
    const sent = { data, version, publicVersion: copy?.baseVersion ?? publicVersion, tab: 'a' };
    return (await ask('PUT', path, sent)).body.version;
  };
  const version = await save({ questionnaireId: asked, lat: null, lng: null, homeTile: 'liveIn' });
  expect(await kept(id)).toMatchObject({ filterIds: `${one}`, questionnaireId: null, lat: 51.5 });
  expect((await ask('POST', '/admin/filters/merge', { from: one, into: two })).status).toBe(201);
  expect((await ask('POST', `${path}/publish`, { version })).status).toBe(201);
  expect(await kept(id)).toMatchObject({
    filterIds: `${two}`,
    questionnaireId: asked,
    lat: null,
    lng: null,
    homeTile: 'liveIn',
  });
  const { items } = (await ask('GET', `/admin/revisions/listing/${id}`)).body;
  const begun = items.find(({ reason }: { reason: string }) => reason === 'begun');
  const standing = (await ask('GET', path)).body;
  await ask('POST', `/admin/revisions/listing/${id}/${begun.number}/restore`, { version: standing.version });
  const next = (await ask('GET', path)).body;
  await ask('POST', `${path}/publish`, { version: next.version });
  expect((await kept(id)).lat).toBe(51.5);
});

it('another questionnaire, or none, where people have applied is published once that is agreed to', async () => {
  const asked = (title: string) =>
    ask('POST', '/Questionnaire', { title, questions: [question({ id: 1 })] }).then(({ body }) => body);
  const [now, next] = [await asked('Now'), await asked('Next')];
  const id = await listing({ questionnaireId: now.id });
  const path = `/admin/working/listing/${id}`;
  const publish = async (questionnaireId: number | null, agreed: object = {}, door = 'publish') => {
    const { fields, version, publicVersion } = (await ask('GET', path)).body;
    const sent = { data: { ...fields, questionnaireId }, version, publicVersion, tab: 'a' };
    const saved = (await ask('PUT', path, sent)).body.version;
    const { status, body } = await ask('POST', `${path}/${door}`, { version: saved, ...agreed });
    return { status, code: body.codes?.questionnaireId?.code };
  };
  const answer = { questionnaireId: now.id, questionId: now.questions[0].id, typeId: id, responseValue: 'Yes' };
  const user = await test.signIn('user');
  const apply = () => test.send('POST', '/Response/ObjectResponses', [answer], { as: user });
  // Nobody has applied yet.
  expect([await publish(next.id), await publish(now.id)]).toEqual([{ status: 201 }, { status: 201 }]);
  expect((await apply()).status).toBe(201);
  const refused = { status: 409, code: 'listingAnswered' };
  const later = { local: noonIn(5) };
  expect([await publish(next.id), await publish(null), await publish(null, later, 'schedule')]).toEqual(
    Array(3).fill(refused),
  );
  expect((await kept(id)).questionnaireId).toBe(now.id);
  // The words of the copy wait on; what asks the same is none of it.
  expect((await ask('GET', path)).body.copy.data).toMatchObject({ questionnaireId: null });
  expect(await publish(now.id)).toEqual({ status: 201 });
  expect(await publish(null, { takesPlace: true })).toEqual({ status: 201 });
  expect((await kept(id)).questionnaireId).toBeNull();
});
