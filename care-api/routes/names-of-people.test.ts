import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { listings } from '@/care-api/database/schema/listings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;

const password = 'tulip kettle lamp';
async function call(method: string, path: string, body?: unknown, as?: string) {
  const answer = await test.send(method, `/api/${path}`, body, as ? { as } : {});
  return { status: answer.status, body: await answer.json() };
}

/** Whoever begins an application: the username is made up. */
async function begin(number: number, fullName?: string) {
  const username = `Visitor ${number}`;
  const email = `person${number}@example.org`;
  const made = await call('POST', 'registeruser', { username, email, password, ...(fullName && { fullName }) });
  expect(made.status).toBe(201);
  const { accessToken } = (await call('POST', 'loginuser', { email, password })).body;
  const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
  return { username, email, accessToken, id: account?.id ?? '' };
}

it('keeps the name that was said at the start, tells it at a log-in, and lets its person change it', async () => {
  const { email, accessToken } = await begin(20_000_001, ' Edith Example ');
  const told = async () => (await call('POST', 'loginuser', { email, password })).body.fullName;
  expect(await told()).toBe('Edith Example');
  expect((await call('POST', 'session/name', { fullName: 'E' }, accessToken)).status).toBe(422);
  const changed = await call('POST', 'session/name', { fullName: 'Edith M. Example' }, accessToken);
  expect(changed).toMatchObject({ status: 201, body: { fullName: 'Edith M. Example' } });
  expect(await told()).toBe('Edith M. Example');
  expect((await call('GET', 'session', undefined, accessToken)).body.fullName).toBe('Edith M. Example');
});

describe('who applied', () => {
  async function applicantOf({ accessToken, email }: { accessToken: string; email: string }) {
    const admin = await test.signIn('admin');
    const [listing] = await db().insert(listings).values({ title: 'A service' }).returning();
    const questions = [question({ id: 1, headline: 'Why?' })];
    const { body: asked } = await call('POST', 'Questionnaire', { title: 'Asked', questions }, admin);
    const about = { questionnaireId: asked.id, questionId: asked.questions[0].id, typeId: listing?.id };
    const sent = await call('POST', 'Response/ObjectResponses', [{ ...about, responseValue: 'So.' }], accessToken);
    expect(sent.status).toBe(201);
    const { items } = (await call('GET', 'admin/applications?page=1', undefined, admin)).body;
    return items.find((one: { email: string }) => one.email === email).applicant;
  }

  it('has a name for staff: their own, else their email, and never one that was made up', async () => {
    expect(await applicantOf(await begin(20_000_002, 'Rose Example'))).toBe('Rose Example');
    expect(await applicantOf(await begin(20_000_003))).toBe('person20000003@example.org');
  });

  it('is found by it among users', async () => {
    await begin(20_000_004, 'Zelda Quince');
    const as = await test.signIn('admin');
    const { body } = await call('GET', 'User?page=1&q=quince', undefined, as);
    expect(body.items).toMatchObject([{ fullName: 'Zelda Quince' }]);
  });
});

it('says in public neither a made-up name nor the one that is for staff', async () => {
  const { accessToken, id, username } = await begin(20_000_005, 'Ivy Example');
  const [post] = await db().insert(posts).values({ title: 'A post', status: 'Published' }).returning();
  const said = { postId: post?.id, content: 'Hello there', userId: id, userName: username };
  expect((await call('POST', 'Comment', said, accessToken)).status).toBe(201);
  const { body } = await call('GET', `Comment/postComment/${post?.id}?page=1`);
  expect(JSON.stringify(body)).toContain('Hello there');
  expect(JSON.stringify(body)).not.toMatch(/Visitor \d|Ivy/);
});
