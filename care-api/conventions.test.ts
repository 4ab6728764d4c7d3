import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { type EndpointName, endpoints } from '@/lib/contract/endpoints';
import { isTable } from './http/openapi/parameters-of';
import { isNamedOnce } from './http/route';
import { openTestApp, type TestApp } from './testing/open-test-app';
import { makeOwnedRows, type OwnedRows } from './testing/owned-rows';
import { goodBodies } from './testing/refusals/good-bodies';
import { callerOf, openWorld, type World } from './testing/refusals/world';

type Call = Endpoint & { name: EndpointName };
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
const calls = names.map((name): Call => ({ name, ...endpoints[name] }));

/** Lists of ours that are answered whole, each with the reason; a published list without `page` is as published. */
const wholeLists: Partial<Record<EndpointName, string>> = {
  listSimilarListings: 'the few nearest',
  listPaperFacts: 'the papers of one text',
  listMenuPages: 'the menu of every page is made of it',
  listPageAddresses: 'the addresses of every page are made of it',
  listTranslatedTexts: 'a page of that language is made of it',
  listApplicationLetters: 'those that are ticked',
  listApplicationOwners: 'the staff',
  listCallBackOwners: 'the staff',
  listSessions: 'somebody’s own devices',
  listFactors: 'somebody’s own second steps',
  listApplications: 'somebody’s own',
  listDrafts: 'somebody’s own, fifty at most',
  listOverdue: 'a few counts',
  listRevisions: 'a row keeps fifty',
  listViews: 'somebody’s own',
  listImports: 'the last ones',
  listMissedAddresses: 'the most asked for',
  listListingChanges: 'some at a time, from where the reading before ended',
  listPostChanges: 'the same',
  listCallBackChanges: 'the same',
  listApplicationChanges: 'the same',
};

/** What makes something and is done again when it is sent again. */
const madeAgain: Partial<Record<EndpointName, string>> = {
  createApiKey: 'its secret is kept nowhere',
  createWebhook: 'its secret is kept nowhere',
  createResponses: 'knows its repeats by itself',
  createPreview: 'its token is kept nowhere',
};

/** Rows that have no version: there is none in the published API, and one person alone changes them. */
const versionless: EndpointName[] = [
  ...(['updateSubCategory', 'deleteSubCategory', 'updateListingPicture', 'deleteListingPicture'] as const),
  ...(['updateProfile', 'deleteProfile', 'updateComment', 'deleteComment', 'deleteCommentsOfPost'] as const),
  ...(['updateResponse', 'deleteResponse', 'updateApplication', 'saveDraft', 'deleteDraft'] as const),
  ...(['removeSubscriber', 'removePasskey', 'stopMail', 'takeLease', 'endLease', 'deleteView'] as const),
];

/** What is sent as it is. */
const files: Partial<Record<EndpointName, string>> = { replacePaper: '%PDF-1.7 %%EOF' };

let test: TestApp;
let world: World;
let owned: OwnedRows;
let bodies: ReturnType<typeof goodBodies>;
beforeAll(async () => {
  test = await openTestApp();
  world = await openWorld(test, false);
  bodies = goodBodies(world);
  owned = await makeOwnedRows(test, world.admin);
  for (const name of ['createCannedAnswer', 'createWebhook', 'createFaq', 'createVideo'] as const) {
    await world.make('POST', `/${endpoints[name].path}`, bodies[name]?.());
  }
}, 120_000);
afterAll(() => test.close());

const takesPage = ({ query }: Endpoint) => query instanceof z.ZodObject && 'page' in query.shape;

it('every list that is not a published one takes pages, or has a reason', () => {
  const whole = calls.filter((call) => /^list/.test(call.name) && call.extension && !takesPage(call));
  expect(whole.map(({ name }) => name).sort()).toEqual(Object.keys(wholeLists).sort());
});

const creates = calls.filter(({ method, name }) => method === 'POST' && /^(create|register)/.test(name));
it('every call that makes something takes a name for it, or has a reason', () => {
  const nameless = creates.filter((call) => !isNamedOnce(call));
  expect(nameless.map(({ name }) => name).sort()).toEqual(Object.keys(madeAgain).sort());
});

// The library takes no picture that is not one.
const makes = creates.filter((call) => isNamedOnce(call) && call.name !== 'createMedia');
it.each(makes)('$name is done once under its name', async (call) => {
  const [body, as] = [bodies[call.name]?.(), await callerOf(world, call.name)];
  const path = `/${call.path}`.replace('{id}', '1');
  const send = (search = '') => {
    return world.send('POST', `${path}${search}`, body, as, { 'idempotency-key': `the name of one ${call.name}` });
  };
  const first = await send();
  const again = await send();
  expect([first.ok, again.status]).toEqual([true, first.status]);
  expect(await again.json()).toEqual(await first.json());
  const other = await send('?another=1');
  expect([other.status, (await other.json()).code]).toEqual([422, 'keyOfOther']);
});

/** Paths of rows that may be there, and who may ask for them. */
async function find(call: Call): Promise<{ paths: string[]; as: string | undefined; body?: unknown }> {
  const row = owned.calls[call.name];
  if (row) return { paths: [row.path], as: owned.owner, body: row.body };
  const path = call.path
    .replace('{kind}', 'faq')
    .replace('{key}', 'retention')
    .replace('{number}', '1')
    .replace('{language}/{part}', 'ar/content');
  const paths = [1, 2, 3].map((id) => `/${path.replace(/\{\w+\}/g, String(id))}`);
  return { paths, as: await callerOf(world, call.name), body: bodies[call.name]?.() ?? files[call.name] };
}

const reads = calls.filter((call) => call.method === 'GET' && !isTable(call));
it('every answer that is read has a tag, and is not said again to whoever has it', async () => {
  const seen: string[] = [];
  for (const call of reads) {
    const { paths, as } = await find(call);
    for (const path of paths) {
      const first = await world.send('GET', path, undefined, as);
      if (first.status !== 200) continue;
      const etag = first.headers.get('etag') ?? 'none';
      const again = await world.send('GET', path, undefined, as, { 'if-none-match': `"other", W/${etag}` });
      expect([call.name, etag, again.status, await again.text()]).toEqual([
        call.name,
        expect.stringMatching(/^"(\d+\.)?[\w-]{22}"$/),
        ...[304, ''],
      ]);
      expect(again.headers.get('etag')).toBe(etag);
      const other = await world.send('GET', path, undefined, as, { 'if-none-match': '"other"' });
      expect([call.name, other.status]).toEqual([call.name, 200]);
      seen.push(call.name);
      break;
    }
  }
  const rowless = reads.filter(({ name, path }) => !path.includes('{') && !seen.includes(name));
  expect(rowless).toEqual([]);
  expect(seen.length).toBeGreaterThan(0.85 * reads.length);
}, 120_000);

it('a tag tells another state of a row apart, and names its version for a change', async () => {
  const path = `/Faq/${(await world.make('POST', '/Faq', bodies.createFaq?.())).faqId}`;
  const read = (etag = '"none"') => world.send('GET', path, undefined, world.admin, { 'if-none-match': etag });
  const etag = (await read()).headers.get('etag') ?? '';
  const change = () => world.send('PUT', path, bodies.updateFaq?.(), world.admin, { 'if-match': etag });
  expect([(await read(etag)).status, (await change()).status, (await read(etag)).status]).toEqual([304, 200, 200]);
  expect((await change()).status).toBe(409);
});

const changes = calls.filter(({ method, path }) => /PUT|DELETE/.test(method) && /\{(id|postId)\}/.test(path));
it('every change of a row is refused where its sender has seen another version, or the row has none', async () => {
  const passed: string[] = [];
  for (const call of changes.filter(({ name }) => !versionless.includes(name))) {
    const { paths, as, body } = await find(call);
    for (const path of paths) {
      const answer = await world.send(call.method, path, body, as, { 'if-match': '"99999"' });
      if (answer.status === 404) continue;
      const { code } = await answer.json();
      // A body that says another version than the header is a sender's mistake.
      if (!['changedMeanwhile', 'versionUnreadable'].includes(code))
        passed.push(`${call.name} ${answer.status} ${code}`);
      break;
    }
  }
  expect(passed).toEqual([]);
}, 120_000);
