import type { Email } from 'postal-mime';
import { replyAddress } from '@/care-api/applications/replies/reply-address';
import { mails } from '@/care-api/database/schema/settings';
import { openHiring } from '@/care-api/testing/hiring';
import { openOutbox } from '@/care-api/testing/open-outbox';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let outbox: ReturnType<typeof openOutbox>;
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
  outbox = openOutbox(test, { repliesTo: (id) => replyAddress(db(), 'replies@rose.example', id) });
}, 60_000);
afterAll(async () => {
  await test.close();
  outbox.remove();
});
beforeEach(() => db().update(mails).set({ state: 'sent' }));
const db = () => test.deps.database.db;

async function apply() {
  const made = await hiring.apply();
  const { email } = (await hiring.call('GET', '/session', undefined, made.sender)).body;
  await hiring.act(made.path, { action: 'move', stage: 'read' });
  const letters = await outbox.leave(10);
  const to = letters.flatMap((letter: Email) => letter.replyTo?.map(({ address }) => address) ?? [])[0] ?? '';
  return { ...made, email, to };
}
type Applied = Awaited<ReturnType<typeof apply>>;

async function hand(head: Record<string, string>, body: string) {
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const answer = await test.app.request('/api/admin/mails/replies', {
    method: 'POST',
    headers: { authorization: `Bearer ${hiring.admin}`, 'content-type': 'message/rfc822' },
    body: `${lines.join('\r\n')}\r\n\r\n${body}\r\n`,
  });
  expect(answer.status).toBe(200);
}
const write = ({ email, to }: Applied) => hand({ from: email, to, subject: 'A question' }, 'May I bring my dog?');

async function needsMe({ id }: Pick<Applied, 'id'>): Promise<boolean> {
  const page = await hiring.call('GET', '/admin/applications?page=1&size=100&status=needsMe');
  return page.body.items.some(({ applicationId }: { applicationId: number }) => applicationId === id);
}

async function moveMany({ id }: Applied, stage: string): Promise<number> {
  const asked = { action: 'move', value: stage, ids: [id] };
  const { body } = await hiring.call('POST', '/admin/bulk/application', asked);
  expect(body).toMatchObject({ changed: 1, refused: [] });
  return body.id;
}

describe('what somebody wrote', () => {
  it('is not answered by a step of which they hear nothing, one by one or many at once', async () => {
    const [one, other] = [await apply(), await apply()];
    await write(one);
    await write(other);
    await hiring.act(one.path, { action: 'move', stage: 'shortlisted' });
    await moveMany(other, 'shortlisted');
    expect([await needsMe(one), await needsMe(other)]).toEqual([true, true]);
    await hiring.act(one.path, { action: 'move', stage: 'call' });
    await moveMany(other, 'call');
    expect([await needsMe(one), await needsMe(other)]).toEqual([false, false]);
  });

  it('is over for whoever withdraws', async () => {
    const applied = await apply();
    await write(applied);
    await hiring.call('PUT', `/Response/applications/${applied.id}`, { withdrawn: true }, applied.sender);
    expect(await needsMe(applied)).toBe(false);
  });
});
