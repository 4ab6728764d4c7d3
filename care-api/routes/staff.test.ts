import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { faqs } from '@/care-api/database/schema/provider';
import { audit, auditPeople } from '@/care-api/database/schema/staff';
import { forgetInAudit } from '@/care-api/desk/forget-in-audit';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let now = new Date('2026-05-01T09:00:00Z');
let admin: string;
let editor: string;
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  [admin, editor] = [await test.signIn('admin'), await test.signIn('editor')];
}, 60_000);
afterAll(() => test.close());

const anyRow = z.record(z.string(), z.unknown());
const page = z.looseObject({ items: z.array(anyRow), counts: z.record(z.string(), z.number()) });
const get = async (path: string, as = admin) => (await test.send('GET', path, undefined, { as })).json();
const make = async (faqQuestions: string, as = editor) => {
  const answer = await test.send('POST', '/Faq', { faqQuestions, faqAnswer: 'So.' }, { as });
  return Number(anyRow.parse(await answer.json()).faqId);
};
const put = (id: number, body: object, headers = {}, as = editor) =>
  test.send('PUT', `/Faq/${id}`, { faqQuestions: 'Why?', faqAnswer: 'So.', ...body }, { as, headers });
const lastDeeds = async (query = '') => page.parse(await get(`/admin/audit?page=1${query}`)).items;

describe('two people who change one row', () => {
  it('are told apart by the version: the second one gets the row as it is now, who changed it and when', async () => {
    const id = await make('How much?');
    const first = await put(id, { faqAnswer: 'A lot.', version: 1 }, {}, admin);
    expect([first.status, first.headers.get('etag'), (await first.json()).version]).toEqual([200, '"2"', 2]);
    const second = await put(id, { faqAnswer: 'Little.', version: 1 });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: 'changedMeanwhile',
      current: { faqId: id, faqAnswer: 'A lot.', version: 2 },
      changedBy: 'admin-1',
      changedAt: now.toISOString(),
    });
    expect((await put(id, { faqAnswer: 'Little.' }, { 'if-match': '"2"' })).status).toBe(200);
    expect(await get(`/Faq/${id}`)).toMatchObject({ faqAnswer: 'Little.', version: 3 });
  });

  it('are not checked where they do not say what they saw, and the audit says so', async () => {
    const id = await make('Unchecked?');
    expect((await put(id, {})).status).toBe(200);
    expect((await put(id, {}, { 'if-match': '"2"' })).status).toBe(200);
    const deeds = await lastDeeds(`&objectId=${id}`);
    expect(deeds.map(({ action, checked }) => [action, checked])).toEqual([
      ['update', true],
      ['update', false],
      ['create', null],
    ]);
  });

  it.each(['3', '*', 'W/"1"', '"x"', '"1", "2"'])('may not say that they saw %s', async (seen) => {
    const id = await make('Which version?');
    const answer = await put(id, {}, { 'if-match': seen });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'versionUnreadable']);
    expect((await put(id, { version: 1 }, { 'if-match': '"2"' })).status).toBe(400);
  });

  it('of whom one wins where both save at the same moment', async () => {
    const id = await make('Both?');
    const answers = await Promise.all([1, 2, 3, 4].map((one) => put(id, { faqAnswer: `${one}`, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('the audit', () => {
  it('holds one row for each write, with what was before and after, and none for a write that was refused', async () => {
    const count = () => test.deps.database.db.$count(audit);
    const before = await count();
    const id = await make('Old?');
    await put(id, { faqQuestions: 'New?', version: 1 });
    await put(id, { faqQuestions: 'Newer?', version: 1 });
    await put(id, { faqQuestions: '' });
    await test.send('DELETE', `/Faq/${id}`, undefined, { as: editor });
    expect((await count()) - before).toBe(3);
    const [trashed, changed, made] = await lastDeeds(`&objectId=${id}`);
    expect(trashed).toMatchObject({ action: 'trash', kind: 'faq', actor: 'editor-2' });
    expect(changed).toMatchObject({ action: 'update', changes: { faqQuestions: ['Old?', 'New?'] } });
    expect(made).toMatchObject({ action: 'create', objectId: String(id), changes: { faqQuestions: [null, 'Old?'] } });
  });

  it('is found by kind, action, person, words and day, and refuses what it cannot read', async () => {
    await make('Zebra crossing?', admin);
    const me = z.object({ userId: z.string() }).parse(await get('/session'));
    expect(await lastDeeds('&q=zebra')).toHaveLength(1);
    expect(
      await lastDeeds(`&q=zebra&actor=${me.userId}&kind=faq&action=create&from=2026-05-01&to=2026-05-01`),
    ).toHaveLength(1);
    expect(await lastDeeds('&q=zebra&from=2026-05-02')).toHaveLength(0);
    const ids = [await make('Okapi?', admin)];
    await test.send('POST', '/admin/bulk/faq', { action: 'trash', ids }, { as: admin });
    expect((await lastDeeds('&action=trash&kind=faq'))[0]).toMatchObject({ action: 'trash.many' });
    expect(await lastDeeds('&q=100%25')).toHaveLength(0);
    for (const bad of ['actor=me', 'from=yesterday', 'page=0', 'sort=hash']) {
      expect((await test.send('GET', `/admin/audit?${bad}`, undefined, { as: admin })).status).toBe(400);
    }
  });

  it('is whole, and shows where somebody changed it behind the back of the API', async () => {
    const { db } = test.deps.database;
    expect(await get('/admin/audit/verify')).toMatchObject({ isWhole: true, firstBroken: null });
    const [row] = await db.select().from(audit).limit(1);
    const change = (value: object) => db.update(audit).set(value).where(eq(audit.id, row!.id));
    await expect(change({ action: 'nothing' })).rejects.toThrow();
    await expect(db.delete(audit).where(eq(audit.id, row!.id))).rejects.toThrow();
    await db.execute(sql`alter table audit disable trigger audit_stays`);
    await change({ changes: { faqAnswer: ['x', 'y'] } });
    expect(await get('/admin/audit/verify')).toMatchObject({ isWhole: false, firstBroken: row!.id });
    await change({ changes: row!.changes, actor: 'somebody' });
    expect(await get('/admin/audit/verify')).toMatchObject({ isWhole: false, firstBroken: row!.id });
    await change({ actor: row!.actor });
    await db.execute(sql`alter table audit enable trigger audit_stays`);
    expect(await get('/admin/audit/verify')).toMatchObject({ isWhole: true });
  });

  it('is a whole chain also when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => make(`At once ${number}?`)));
    expect(await get('/admin/audit/verify')).toMatchObject({ isWhole: true });
  });

  it('keeps a token of somebody who is gone, and the chain whole', async () => {
    const { db } = test.deps.database;
    const leaver = await test.signIn('editor');
    const id = await make('Who wrote this?', leaver);
    const me = z.object({ userId: z.string(), email: z.string() }).parse(await get('/session', leaver));
    await put(id, { faqAnswer: `Write to ${me.email}`, version: 1 }, {}, admin);
    const named = [`Write to\n${me.email.toUpperCase()}.`, `(mailto:${me.email})`, `jo${me.email}, ${me.email}.uk`];
    const faqs = [];
    for (const faqAnswer of named) {
      const other = await make('Whom?', admin);
      await put(other, { faqAnswer, version: 1 }, {}, admin);
      faqs.push(other);
    }
    await db.transaction(async (tx) => {
      await forgetInAudit(tx, { id: me.userId, email: me.email, applications: [] });
      await tx.delete(accounts).where(eq(accounts.id, me.userId));
    });
    const [changed, made] = await lastDeeds(`&objectId=${id}`);
    expect(made).toMatchObject({ accountId: null, actor: expect.stringMatching(/^[\w-]{12}$/) });
    expect(changed).toMatchObject({ changes: null, actor: 'admin-1' });
    // Another's address, of which theirs is a part, is not theirs.
    const told = await Promise.all(faqs.map(async (faq) => (await lastDeeds(`&objectId=${faq}`))[0]?.changes));
    expect(told).toEqual([null, null, expect.objectContaining({ faqAnswer: expect.anything() })]);
    expect(await db.$count(auditPeople, eq(auditPeople.accountId, me.userId))).toBe(0);
    expect(await get('/admin/audit/verify')).toMatchObject({ isWhole: true, erased: 3 });
  });
});

describe('the trash', () => {
  const shown = async () =>
    z
      .array(anyRow)
      .parse(await get('/Faq'))
      .map(({ faqId }) => faqId);
  const remove = (id: number) => test.send('DELETE', `/Faq/${id}`, undefined, { as: editor });
  const restore = (id: number, as = editor) => test.send('POST', `/admin/trash/faq/${id}/restore`, undefined, { as });
  const deleteNow = (id: number) => test.send('DELETE', `/admin/trash/faq/${id}`, undefined, { as: admin });

  it('holds what was deleted, and nothing else shows it any more', async () => {
    const id = await make('Gone?');
    expect((await remove(id)).status).toBe(200);
    expect(await shown()).not.toContain(id);
    expect((await test.send('GET', `/Faq/${id}`)).status).toBe(404);
    expect([(await remove(id)).status, (await put(id, {})).status]).toEqual([404, 404]);
    const trash = page.parse(await get('/admin/trash?page=1&q=gone', editor));
    expect(trash.items).toEqual([
      {
        kind: 'faq',
        id,
        title: 'Gone?',
        deletedBy: 'editor-2',
        deletedAt: now.toISOString(),
        goesAt: '2026-05-31T09:00:00.000Z',
      },
    ]);
    expect(page.parse(await get('/Faq?page=1&status=trash&q=gone', editor)).items).toHaveLength(1);
    expect(page.parse(await get('/Faq?page=1&q=gone', editor))).toMatchObject({
      items: [],
      counts: { published: 0, trash: 1 },
    });
  });

  it('gives back what it was given', async () => {
    const id = await make('Back?');
    const before = anyRow.parse(await get(`/Faq/${id}`));
    await remove(id);
    expect((await restore(id)).status).toBe(201);
    expect(await get(`/Faq/${id}`)).toEqual({ ...before, version: 3, updatedAt: now.toISOString() });
    expect((await restore(id)).status).toBe(404);
  });

  it('shows to each role what is its work, and gives back nothing else', async () => {
    const id = await make('Not yours?');
    await remove(id);
    const recruiter = await test.signIn('recruiter');
    expect(page.parse(await get('/admin/trash?page=1', recruiter)).items).toEqual([]);
    expect((await restore(id, recruiter)).status).toBe(403);
    expect((await test.send('DELETE', `/admin/trash/faq/${id}`, undefined, { as: editor })).status).toBe(403);
  });

  it('lets an admin who has just said the password delete for good', async () => {
    const id = await make('For good?');
    expect((await deleteNow(id)).status).toBe(404);
    await remove(id);
    now = new Date(now.getTime() + 16 * 60_000);
    const answer = await deleteNow(id);
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'passwordAgain']);
    admin = await test.signIn('admin');
    expect((await deleteNow(id)).status).toBe(200);
    expect((await restore(id)).status).toBe(404);
    expect(await lastDeeds(`&objectId=${id}&action=delete`)).toMatchObject([
      { changes: { faqQuestions: ['For good?', null] } },
    ]);
  });

  it('is emptied by itself of what lay in it for 30 days, and no sooner', async () => {
    const id = await make('Old news?');
    await remove(id);
    const due = async (days: number) => {
      await runDueJobs({ ...test.deps, now: () => new Date(now.getTime() + days * 86_400_000) });
      return test.deps.database.db.$count(faqs, eq(faqs.id, id));
    };
    expect([await due(29.9), await due(30.1)]).toEqual([1, 0]);
    // Their sessions were over as long.
    [admin, editor] = [await test.signIn('admin'), await test.signIn('editor')];
    expect(await lastDeeds('&action=trash.emptied')).toMatchObject([{ accountId: null, actor: '', objectId: '' }]);
    expect(await get('/admin/audit/verify')).toMatchObject({ isWhole: true });
  });

  it.each(['/admin/trash?kind=accounts', '/admin/trash?page=x'])('cannot read %s', async (path) => {
    expect((await test.send('GET', path, undefined, { as: editor })).status).toBe(400);
  });
});

describe('what only an API of ours has', () => {
  it('is named to staff', async () => {
    const { extensions } = z
      .object({ extensions: z.array(z.string()) })
      .parse(await get('/admin/capabilities', editor));
    expect(extensions).toEqual(expect.arrayContaining(['listTrash', 'listAudit', 'getCapabilities']));
    expect(extensions).not.toContain('listFaqs');
  });

  it('is not there in bare mode, which answers the published list whatever else is asked, and knows no version', async () => {
    const bare = test.appWith({ bare: true });
    const id = await make('Bare?');
    expect((await test.sendTo(bare, 'GET', '/admin/capabilities', undefined, { as: admin })).status).toBe(404);
    const answer = await test.sendTo(bare, 'GET', '/Faq?page=none&status=x', undefined, {});
    const rows = z.array(anyRow).parse(await answer.json());
    expect(Object.keys(rows[0] ?? {})).toEqual(['faqId', 'faqQuestions', 'faqAnswer']);
    const body = { faqQuestions: 'Bare!', faqAnswer: 'Yes.', version: 99 };
    const changed = await test.sendTo(bare, 'PUT', `/Faq/${id}`, body, { as: admin, headers: { 'if-match': '"7"' } });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, null]);
  });
});
