import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { media } from '@/care-api/database/schema/media';
import { faqs } from '@/care-api/database/schema/provider';
import { mails } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { runSchema } from '@/lib/contract/bulk';
import { toCell } from '@/lib/contract/tables';

let test: TestApp;
let now = new Date('2026-05-01T09:00:00Z');
let admin: string;
let editor: string;
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
}, 60_000);
beforeEach(async () => {
  await test.deps.database.db.delete(faqs);
  [admin, editor] = [await test.signIn('admin'), await test.signIn('editor')];
});
afterAll(() => test.close());

const ask = (method: string, path: string, body?: unknown, as = editor) => test.send(method, path, body, { as });
const fill = async (count: number) => {
  const rows = Array.from({ length: count }, (_, number) => ({
    question: `Q${number}`,
    answer: 'a',
    position: number,
  }));
  const made = await test.deps.database.db.insert(faqs).values(rows).returning({ id: faqs.id });
  return made.map(({ id }) => id);
};
const shown = async () => {
  const rows = z.array(z.object({ faqId: z.number() })).parse(await (await ask('GET', '/Faq')).json());
  return rows.map(({ faqId }) => faqId);
};
const run = async (body: object) => runSchema.parse(await (await ask('POST', '/admin/bulk/faq', body)).json());
const deeds = () => test.deps.database.db.$count(audit);

it('only a row that was named without its version is changed without a check', async () => {
  const [a = 0, b = 0] = await fill(3);
  const lastChecked = async () => {
    const [last] = await test.deps.database.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    return last?.checked;
  };
  const undone = await run({ ids: [a], versions: { [a]: 1 }, action: 'trash' });
  expect(await lastChecked()).toBe(true);
  await ask('POST', `/admin/runs/${undone.id}/undo`);
  expect(await lastChecked()).toBe(true);
  await run({ ids: [b], action: 'trash' });
  expect(await lastChecked()).toBe(false);
  // Nobody has seen the rows that match a query: there is no version to check.
  await run({ query: {}, action: 'trash' });
  expect(await lastChecked()).toBeNull();
});

describe('an order', () => {
  it('is that of the ids, the rest behind them, and one row of the audit', async () => {
    const [a, b, c, d] = await fill(4);
    const before = await deeds();
    const answer = await ask('PUT', '/admin/order/faq', { ids: [c, a, c] });
    expect([answer.status, await answer.json()]).toEqual([200, { ids: [c, a, b, d], run: expect.any(Number) }]);
    expect(await shown()).toEqual([c, a, b, d]);
    expect((await deeds()) - before).toBe(1);
  });

  it('is taken back once, for ten minutes, unless there is another one since', async () => {
    const [a, b, c] = await fill(3);
    const order = async (ids: unknown[]) => (await (await ask('PUT', '/admin/order/faq', { ids })).json()).run;
    const undo = async (run: number, as?: string) =>
      (await ask('POST', `/admin/runs/${run}/undo`, undefined, as)).status;
    const [first, second] = [await order([c]), await order([b])];
    expect(await shown()).toEqual([b, c, a]);
    expect(await undo(first)).toBe(409);
    expect(await undo(second, await test.signIn('coordinator'))).toBe(404);
    expect(await undo(second)).toBeLessThan(300);
    expect(await shown()).toEqual([c, a, b]);
    expect(await undo(second)).toBe(409);
    await ask('DELETE', `/Faq/${c}`);
    expect(await undo(first)).toBeLessThan(300);
    expect(await shown()).toEqual([a, b]);
  });

  it('names nothing that is not there, and is for those whose work it is', async () => {
    const [a] = await fill(1);
    expect((await ask('PUT', '/admin/order/faq', { ids: [a, 987_654] })).status).toBe(422);
    expect((await ask('PUT', '/admin/order/faq', { ids: [] })).status).toBe(422);
    const coordinator = await test.signIn('coordinator');
    expect((await ask('PUT', '/admin/order/faq', { ids: [a] }, coordinator)).status).toBe(403);
  });
});

describe('one thing done to many rows', () => {
  it('tells what became of each', async () => {
    const [a = 0, b = 0, c = 0] = await fill(3);
    await ask('PUT', `/Faq/${b}`, { faqQuestions: 'Changed', faqAnswer: 'a' });
    await ask('DELETE', `/Faq/${c}`);
    const versions = { [a]: 1, [b]: 1, [c]: 1 };
    const done = await run({ action: 'trash', ids: [a, b, c, 987_654, a], versions });
    expect(done).toMatchObject({ changed: 1, conflicts: [b], undoUntil: '2026-05-01T09:10:00.000Z' });
    expect(done.refused).toEqual([c, 987_654].map((id) => ({ id, reason: 'nothingHere' })));
    expect(await shown()).toEqual([b]);
    expect(runSchema.parse(await (await ask('GET', `/admin/runs/${done.id}`)).json())).toEqual(done);
  });

  it('reaches all that match, each batch with one row of the audit, and is taken back but for what changed since', async () => {
    const ids = await fill(450);
    const before = await deeds();
    const done = await run({ action: 'trash', query: { q: 'q1' } });
    const meant = ids.filter((_, number) => `q${number}`.includes('q1'));
    expect(done).toMatchObject({ changed: meant.length, conflicts: [], refused: [] });
    expect((await deeds()) - before).toBe(1);
    const all = await run({ action: 'trash', query: {} });
    expect([all.changed, (await deeds()) - before]).toEqual([450 - meant.length, 3]);
    const [first = 0] = meant;
    await ask('POST', `/admin/trash/faq/${first}/restore`);
    const undone = await ask('POST', `/admin/runs/${done.id}/undo`);
    expect(await undone.json()).toMatchObject({ changed: meant.length - 1, refused: [{ id: first }] });
    expect((await shown()).sort((a, b) => a - b)).toEqual(meant);
    expect(await (await ask('GET', `/admin/runs/${done.id}`)).json()).toMatchObject({ isUndone: true });
  });

  it('is taken back once, within ten minutes, by those whose work it is', async () => {
    const [a, b] = await fill(2);
    const [one, other] = [await run({ action: 'trash', ids: [a] }), await run({ action: 'trash', ids: [b] })];
    const undo = (id: number, as = editor) => ask('POST', `/admin/runs/${id}/undo`, undefined, as);
    expect((await undo(one.id, await test.signIn('recruiter'))).status).toBe(404);
    const both = await Promise.all([undo(one.id), undo(one.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    now = new Date(now.getTime() + 600_001);
    const late = await undo(other.id);
    expect([late.status, (await late.json()).code]).toEqual([409, 'undoLate']);
  });

  it.each([
    { action: 'trash' },
    { action: 'trash', ids: [1], query: {} },
    { action: 'burn', ids: [1] },
    { action: 'trash', ids: ['1'] },
  ])('is not %j', async (body) => {
    expect((await ask('POST', '/admin/bulk/faq', body)).status).toBe(422);
  });

  it('asks for a status that there is', async () => {
    expect((await ask('POST', '/admin/bulk/faq', { action: 'trash', query: { status: 'x' } })).status).toBe(400);
  });
});

describe('a table', () => {
  it('holds what the list holds, in its order, for spreadsheets and without formulas', async () => {
    await fill(3);
    const body = { faqQuestions: '=1+1', faqAnswer: 'a "quoted", long\nanswer' };
    await ask('POST', '/Faq', body);
    const heads = ['No.', '=1+1', 'Question "A"', 'b', 'c', 'd'].join('|');
    const named = await ask('GET', `/admin/export/faq.csv?heads=${encodeURIComponent(heads)}`);
    expect((await named.text()).split('\r\n')[0]).toMatch(/^.?"No\.","'=1\+1","Question ""A""","b","c","d"$/);
    const few = await (await ask('GET', '/admin/export/faq.csv?heads=one')).text();
    expect(few.split('\r\n')[0]).toMatch(/"faqId","position"/);
    const answer = await ask('GET', '/admin/export/faq.csv?sort=-position');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="faq-2026-05-01\.csv"$/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('"faqId","position","faqQuestions","faqAnswer","updatedAt","version"');
    expect(lines[1]).toContain(`"'=1+1","a ""quoted"", long\nanswer"`);
    expect(lines[4]).toContain('"Q0"');
  });

  it('of a list that begins with a part of it holds all, where no state is named; of posts, pictures and comments too', async () => {
    const { db } = test.deps.database;
    await db
      .insert(callBacks)
      .values({ name: '＝1+1', email: 'a@example.org', message: '|x', state: 'closed', status: 'Closed' });
    const calls = await (await ask('GET', '/admin/export/callBack.csv', undefined, admin)).text();
    expect(calls).toContain(`"'＝1+1"`);
    expect(calls).toContain(`"'|x"`);
    const [post] = await db.insert(posts).values({ title: 'A table', status: 'Published' }).returning();
    await db.insert(posts).values([
      { title: 'Not yet', status: 'Draft' },
      { title: 'Thrown away', deletedAt: now },
    ]);
    await db.insert(comments).values({ postId: post!.id, content: 'Lovely', authorName: 'Zed' });
    await db.insert(media).values({ name: 'table-s1x1.png', bytes: 7 });
    const text = async (file: string) => (await ask('GET', `/admin/export/${file}.csv`, undefined, admin)).text();
    expect(await text('post')).toContain(`"${post!.id}","A table"`);
    expect(await text('post')).toContain('"Not yet","","Draft"');
    expect(await text('post')).not.toContain('Thrown away');
    expect(await text('comment')).toContain('"A table","Zed","Lovely","visible"');
    expect(await text('media')).toContain('"table-s1x1.png"');
  });

  it('holds every row of a long list once, or those that were chosen', async () => {
    const ids = await fill(1_203);
    const lines = async (query: string) =>
      (await (await ask('GET', `/admin/export/faq.csv?${query}`)).text()).trim().split('\r\n');
    const found = (await lines('sort=changed')).slice(1).map((line) => Number(/^"(\d+)"/.exec(line)?.[1]));
    expect([...found].sort((a, b) => a - b)).toEqual(ids);
    expect(await lines(`ids=${ids[5]},${ids[7]}`)).toHaveLength(3);
  });

  it('of people is for admins with a fresh password, and the audit says what was taken', async () => {
    const nobody = {
      passwordHash: 'x',
      username: '@zed',
      email: 'zed@example.org',
      roles: ['editor', 'recruiter'] as const,
    };
    await test.deps.database.db.insert(accounts).values({ ...nobody, roles: [...nobody.roles] });
    expect((await ask('GET', '/admin/export/user.csv')).status).toBe(403);
    const text = await (await ask('GET', '/admin/export/user.csv?q=zed', undefined, admin)).text();
    expect(text).toContain(`"'@zed","zed@example.org","false","editor recruiter"`);
    expect(text).not.toContain('$argon2');
    const log = await (await ask('GET', '/admin/audit?page=1', undefined, admin)).json();
    expect(log.items[0]).toMatchObject({
      action: 'export',
      kind: 'account',
      changes: { filter: [null, { q: 'zed' }], rows: [null, 1] },
    });
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await (await ask('GET', '/admin/export/user.csv', undefined, admin)).json()).code).toBe('passwordAgain');
  });

  it('of mails has what the list tells of each, of the audit what was asked for, whichever columns are wanted', async () => {
    const { db } = test.deps.database;
    await db
      .insert(mails)
      .values({ to: 'table@example.org', subject: '=Hello', text: 'https://x/secret', said: '421 later' });
    const text = async (file: string, as = admin) => (await ask('GET', `/admin/export/${file}`, undefined, as)).text();
    expect((await ask('GET', '/admin/export/mail.csv')).status).toBe(403);
    expect((await ask('GET', '/admin/export/audit.csv')).status).toBe(403);
    const sent = await text('mail.csv?q=table@example');
    expect(sent).toContain(`"waiting","table@example.org","'=Hello","","0","421 later"`);
    expect(sent).not.toContain('secret');
    const { faqId } = await (await ask('POST', '/Faq', { faqQuestions: 'Who?', faqAnswer: 'We.' })).json();
    const made = await text(`audit.csv?kind=faq&objectId=${faqId}&columns=action,kind,objectId,changes`);
    expect(made.split('\r\n')).toHaveLength(3);
    expect(made).toContain(`"create","faq","${faqId}","{""faq`);
    expect(made).toContain('""faqQuestions"":[null,""Who?""]');
    const [{ accountId }] = (await (await ask('GET', '/admin/audit?kind=faq', undefined, admin)).json()).items;
    expect((await text(`audit.csv?actor=${accountId}&kind=faq`)).split('\r\n').length).toBeGreaterThan(2);
    expect((await text(`audit.csv?actor=${randomUUID()}`)).split('\r\n')).toHaveLength(2);
    const log = await (await ask('GET', '/admin/audit', undefined, admin)).json();
    expect(log.items[0]).toMatchObject({ action: 'export', kind: 'audit' });
  });

  it.each(['nothing.csv', 'constructor', 'faq.csv.exe'])('is not %s', async (file) => {
    expect((await ask('GET', `/admin/export/${file}`)).status).toBe(404);
  });

  it('is not asked for in an order or a status that there is not', async () => {
    for (const query of ['sort=x', 'status=constructor', 'ids=a']) {
      expect((await ask('GET', `/admin/export/faq.csv?${query}`)).status).toBe(400);
    }
  });

  it.each([
    ['=cmd', `"'=cmd"`],
    ['  +1', `"'  +1"`],
    ['-1', `"'-1"`],
    ['@SUM(1)', `"'@SUM(1)"`],
    ['\ttab', `"'\ttab"`],
    [-1, '"-1"'],
    [null, '""'],
    ['a=b', '"a=b"'],
  ])('writes %j as %s', (value, cell) => {
    expect(toCell(value)).toBe(cell);
  });
});
