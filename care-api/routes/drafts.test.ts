import { eq } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';
import { draftsKept } from '@/care-api/questionnaires/drafts';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { draftSaved, draftSchema } from '@/lib/contract/draft';

let test: TestApp;
let [user, other, admin] = ['', '', ''];
let listing: number;

beforeAll(async () => {
  test = await openTestApp();
  [user, other, admin] = [await test.signIn('user'), await test.signIn('user'), await test.signIn('admin')];
}, 60_000);
beforeEach(async () => {
  listing = await makeListing();
});
afterAll(() => test.close());

async function makeListing() {
  const [row] = await test.deps.database.db.insert(listings).values({ title: 'A listing' }).returning();
  return row!.id;
}

async function call(method: string, path: string, body?: unknown, as: string | null = user) {
  const response = await test.send(method, `/api/Response/draft/${path}`, body, as === null ? {} : { as });
  return { status: response.status, body: await response.json() };
}

const get = (as = user) => call('GET', `${listing}`, undefined, as);
const save = (body: object, as = user) => call('PUT', `${listing}`, { ...draft('a'), ...body }, as);
const draft = (value: string, clientTime = '2026-01-02T03:04:05.000Z') => ({
  version: '7.1',
  answers: [{ identifier: 'pet', values: [value] }],
  clientTime,
});

describe('a draft', () => {
  it('is kept, changed and forgotten', async () => {
    expect((await get()).status).toBe(404);
    const saved = await save({});
    expect(saved).toEqual({ status: 200, body: { saved: true, clientTime: draft('a').clientTime, other: null } });
    expect((await get()).body).toEqual(draft('a'));
    const later = draft('b', '2026-01-02T03:05:00.000Z');
    expect((await save({ ...later, basedOn: saved.body.clientTime })).body).toMatchObject({ saved: true, other: null });
    expect(draftSchema.parse((await get()).body)).toEqual(later);
    expect((await call('DELETE', `${listing}`)).body).toEqual({ typeId: listing });
    expect((await get()).status).toBe(404);
    expect((await call('DELETE', `${listing}`)).status).toBe(404);
  });

  it('is listed with its listing, the newest first, to nobody else', async () => {
    const list = async (as = user) => (await test.send('GET', '/api/session/drafts', undefined, { as })).json();
    await save({});
    const first = listing;
    listing = await makeListing();
    await save({});
    const listed = await list();
    expect(listed.slice(0, 2).map(({ typeId }: { typeId: number }) => typeId)).toEqual([listing, first]);
    expect(listed[0]).toEqual({ typeId: listing, typeTitle: 'A listing', isOpen: true, ...draft('a') });
    const closing = test.deps.database.db.update(listings).set({ validThrough: new Date(0) });
    await closing.where(eq(listings.id, listing));
    expect((await list())[0]).toMatchObject({ typeId: listing, isOpen: false });
    expect(JSON.stringify(await list(other))).not.toContain('A listing');
    expect((await test.send('GET', '/api/session/drafts')).status).toBe(401);
  });

  it('tells what became of the questions it began on', async () => {
    const ask = async (method: string, path: string, body: object) =>
      (await test.send(method, `/api/Questionnaire${path}`, body, { as: admin })).json();
    const [why, who, when] = ['why', 'who', 'when'].map((identifier, place) =>
      question({ id: place + 1, identifier, headline: `${identifier}?` }),
    );
    const made = await ask('POST', '', { title: 'Changing', typeId: `${listing}`, questions: [why, who] });
    const version = `${made.id}.${made.version}`;
    await save({ version });
    expect((await get()).body).not.toHaveProperty('changes');
    const questions = [{ ...why, headline: 'Why, in short?' }, when];
    await ask('PUT', `/${made.id}`, { title: 'Changing', questions });
    expect((await get()).body.changes).toEqual({ added: ['when?'], dropped: ['who?'], reworded: ['why'] });
    listing = await makeListing();
    await save({ version });
    expect((await get()).body).not.toHaveProperty('changes');
  });

  it('is taken as the site writes it and as the published client would', async () => {
    const { version, answers, clientTime } = draft('ü 🙂 \ud800');
    expect(
      (await call('PUT', `${listing}`, { Version: version, Answers: answers, ClientTime: clientTime })).status,
    ).toBe(200);
    expect((await get()).body.answers).toEqual([{ identifier: 'pet', values: ['ü 🙂 \ufffd'] }]);
  });

  it('gives way to a newer one of another device, and tells the sender of what was there', async () => {
    await save(draft('old', '2026-01-02T03:00:00.000Z'));
    const newer = await save(draft('new', '2026-01-02T04:00:00.000Z'));
    expect(newer.body).toMatchObject({ saved: true, other: draft('old', '2026-01-02T03:00:00.000Z') });
    const late = await save({ ...draft('late', '2026-01-02T03:30:00.000Z'), basedOn: '2026-01-02T03:00:00.000Z' });
    expect(draftSaved.parse(late.body)).toMatchObject({
      saved: false,
      clientTime: '2026-01-02T04:00:00.000Z',
      other: draft('new', '2026-01-02T04:00:00.000Z'),
    });
    expect((await get()).body.answers[0].values).toEqual(['new']);
  });

  it('of a device whose clock went back still follows what that device saw', async () => {
    await save(draft('first', '2026-01-02T05:00:00.000Z'));
    const second = await save({ ...draft('second', '2026-01-02T01:00:00.000Z'), basedOn: '2026-01-02T05:00:00.000Z' });
    expect(second.body).toEqual({ saved: true, clientTime: '2026-01-02T05:00:00.001Z', other: null });
  });

  it('of a device whose clock is fast does not win for good', async () => {
    const { body } = await save(draft('fast', '2999-01-01T00:00:00.000Z'));
    expect(Date.parse(body.clientTime)).toBeLessThanOrEqual(test.deps.now().getTime() + 1);
  });

  it('that was thrown away elsewhere comes back from a window that still shows it', async () => {
    const saved = await save({});
    await call('DELETE', `${listing}`);
    expect((await save({ basedOn: saved.body.clientTime })).body).toMatchObject({ saved: true });
  });

  it('is one when two devices save at once', async () => {
    const times = Array.from({ length: 12 }, (_, minute) => `2026-01-02T03:${10 + minute}:00.000Z`);
    const saved = await Promise.all(times.map((time, index) => save(draft(`${index}`, time))));
    expect(saved.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await get()).body.answers[0].values).toEqual(['11']);
  });

  it('is one of a few dozen: the oldest make room', async () => {
    const many = await test.signIn('user');
    const ids = [];
    for (let count = 0; count <= draftsKept; count += 1) {
      ids.push(await makeListing());
      await call('PUT', `${ids.at(-1)}`, draft(`${count}`), many);
    }
    expect((await call('GET', `${ids[0]}`, undefined, many)).status).toBe(404);
    expect((await call('GET', `${ids[1]}`, undefined, many)).status).toBe(200);
  });
});

describe('what is refused', () => {
  it('everybody else: nobody sees, changes or forgets another’s draft, admins included', async () => {
    await save(draft('mine'));
    for (const as of [other, admin]) {
      expect((await get(as)).status).toBe(404);
      expect((await call('DELETE', `${listing}`, undefined, as)).status).toBe(404);
      expect((await save(draft('theirs'), as)).body.other).toBeNull();
    }
    expect((await get()).body).toEqual(draft('mine'));
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? draft('x') : undefined;
      expect((await call(method, `${listing}`, body, null)).status).toBe(401);
    }
  });

  it('listings that do not exist', async () => {
    for (const id of ['999999', '0', 'abc', '-1', '99999999999999']) {
      expect((await call('PUT', id, draft('x'))).status).toBe(404);
      expect((await call('GET', id)).status).toBe(404);
    }
  });

  it.each([
    ['no version', { version: null }, 'version'],
    ['no moment', { clientTime: 'yesterday' }, 'clientTime'],
    ['answers that are no list', { answers: 'pet' }, 'answers'],
    ['a value that is no text', { answers: [{ identifier: 'pet', values: [1] }] }, 'answers.0.values.0'],
    ['a question without a name', { answers: [{ identifier: '', values: [] }] }, 'answers.0.identifier'],
    ['a long value', { answers: [{ identifier: 'pet', values: ['x'.repeat(10_001)] }] }, 'answers.0.values.0'],
    ['a NUL', { answers: [{ identifier: 'pet', values: ['a\0b'] }] }, '0'],
    ['too many answers', { answers: Array(1_001).fill({ identifier: 'pet', values: [] }) }, 'answers'],
    ['an unknown field', { userId: 'me' }, 'userId'],
  ])('%s', async (_, body, field) => {
    const refused = await save(body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([field]);
    expect((await get()).status).toBe(404);
  });

  it('more than a draft can be', async () => {
    const answers = Array.from({ length: 200 }, (_, index) => ({
      identifier: `q${index}`,
      values: ['x'.repeat(9_000)],
    }));
    expect((await save({ answers })).status).toBe(413);
  });
});

it('in bare mode there are none', async () => {
  const bare = test.appWith({ bare: true });
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const body = method === 'PUT' ? draft('x') : undefined;
    expect((await test.sendTo(bare, method, `/api/Response/draft/${listing}`, body, { as: user })).status).toBe(404);
  }
});
