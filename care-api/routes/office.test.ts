import { eq, ne, sql } from 'drizzle-orm';
import { profiles } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { complaints } from '@/care-api/database/schema/complaints';
import { searchFilters } from '@/care-api/database/schema/listings';
import { newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { sampleRows } from '@/care-api/database/schema/sample';
import { mails, settings } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { revisions } from '@/care-api/database/schema/working';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { makeOwnedRows } from '@/care-api/testing/owned-rows';

let test: TestApp;
let admin: string;
let editor: string;
beforeAll(async () => {
  test = await openTestApp();
  [admin, editor] = [await test.signIn('admin'), await test.signIn('editor')];
}, 60_000);
afterAll(() => test.close());

const db = () => test.deps.database.db;
const ask = async (method: string, path: string, body?: object, as = admin) => {
  const answer = await test.send(method, path, body, { as });
  return { status: answer.status, ...(await answer.json()) };
};
const dayMs = 86_400_000;

describe('the search of the back office', () => {
  const kindsOf = async (q: string, as = admin) =>
    (await ask('GET', `/admin/search?q=${encodeURIComponent(q)}`, undefined, as)).items.map(
      ({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`,
    );

  it('finds by words, email, number and the digits of a telephone, what is the caller’s work', async () => {
    await ask('POST', '/Faq', { faqQuestions: 'Is Zanzibar far?', faqAnswer: 'Yes.' });
    const { categoryId } = await ask('POST', '/Category', { categoryName: 'Zanzibar 100% care' });
    const { userId } = await ask('POST', '/registeruser', {
      username: 'zanzibar-fan',
      email: 'far@example.org',
      password: 'a rare password',
    });
    const blank = { photo: '', address: '', street: '', city: '', state: '', country: '', nationality: '', gender: '' };
    const profile = { ...blank, email: 'far@example.org', phone: '+44 1632 960-123', dateOfBirth: '1990-01-02' };
    await db()
      .insert(profiles)
      .values({ accountId: userId, ...profile });

    const all = ['faq Is Zanzibar far?', 'category Zanzibar 100% care', 'account zanzibar-fan'];
    expect(await kindsOf('zanzibar')).toEqual(all);
    expect(await kindsOf('zanzibar', editor)).toEqual(all.slice(0, 2));
    expect(await kindsOf('FAR@example')).toEqual([all[2]]);
    expect(await kindsOf('01632 960123')).toEqual([all[2]]);
    expect(await kindsOf(`C-00${categoryId}`)).toContain(all[1]);
    expect(await kindsOf('100% c')).toEqual([all[1]]);
    for (const nothing of ['z', '', '%%', "' or 1=1 --", '999999999']) expect(await kindsOf(nothing)).toEqual([]);
  });

  it('finds comments by their words and their author, addresses of the newsletter and search filters', async () => {
    const [post] = await db().insert(posts).values({ title: 'Of otters', status: 'Published' }).returning();
    const said = { postId: post!.id, content: 'Wombats\nlive  here', authorName: 'Quentin' };
    await db()
      .insert(comments)
      .values([said, { ...said, content: 'Wombats are gone', deletedAt: new Date() }]);
    await db().insert(newsletterSubscribers).values({ email: 'wombat@example.org' });
    await db().insert(searchFilters).values({ header: 'Pets', value: 'Wombats' });
    expect(await kindsOf('wombat')).toEqual([
      'comment Wombats live here',
      'filter Pets: Wombats',
      'subscriber wombat@example.org',
    ]);
    expect(await kindsOf('wombat', editor)).toEqual(['comment Wombats live here', 'filter Pets: Wombats']);
  });

  it('finds nothing that is in the trash', async () => {
    const { faqId } = await ask('POST', '/Faq', { faqQuestions: 'Xylophone?', faqAnswer: 'No.' });
    expect(await kindsOf('xylophone')).toHaveLength(1);
    await ask('DELETE', `/Faq/${faqId}`);
    expect(await kindsOf('xylophone')).toEqual([]);
  });
});

describe('views of a list', () => {
  const views = async (as = admin) => ask('GET', '/admin/views?list=users', undefined, as);
  const name = (said: { views: { name: string }[] }) => said.views.map((view) => view.name);

  it('are somebody’s own until they share them, and are forgotten by who may', async () => {
    const mine = await ask('POST', '/admin/views', { list: 'users', name: 'Banned', search: '?status=banned' });
    await ask('POST', '/admin/views', { list: 'users', name: 'Ours', search: '', isShared: true }, editor);
    expect(name(await views())).toEqual(['Banned', 'Ours']);
    expect(name(await views(editor))).toEqual(['Ours']);
    const again = await ask('POST', '/admin/views', { list: 'users', name: 'Banned', search: '?q=a', isFirst: true });
    expect([again.id, (await views()).viewId]).toEqual([mine.id, mine.id]);
    expect((await ask('DELETE', `/admin/views/${mine.id}`, undefined, editor)).status).toBe(404);
    expect((await ask('DELETE', `/admin/views/${mine.id}`)).status).toBe(200);
    expect(await views()).toMatchObject({ viewId: null });
  });

  it('stand beside the columns and the size that somebody has chosen', async () => {
    await ask('PUT', '/admin/lists', { list: 'users', hidden: ['created'] });
    await ask('PUT', '/admin/lists', { list: 'users', size: 50 });
    expect(await views()).toMatchObject({ hidden: ['created'], size: 50 });
    expect(await views(editor)).toMatchObject({ hidden: [], size: null });
    for (const bad of [{ list: 'users', size: 7 }, { list: '../x' }, { list: 'users', viewId: 999_999 }]) {
      expect((await ask('PUT', '/admin/lists', bad)).status).toBe(422);
    }
    const evil = { list: 'users', name: 'Evil', search: 'https://evil.example' };
    expect((await ask('POST', '/admin/views', evil)).status).toBe(422);
  });
});

describe('mails', () => {
  const link = 'https://site.example/reset_password?Key=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
  const put = async (values: object) => {
    const [mail] = await db()
      .insert(mails)
      .values({ to: 'ann@example.org', subject: 'Hello', text: `See ${link}\n`, ...values })
      .returning();
    return mail?.id ?? 0;
  };
  const soon = new Date(Date.now() + 3_600_000);

  it('are told without the key of a link; one that waits is sent now, or not at all', async () => {
    const id = await put({ nextAttemptAt: soon, said: '452 mailbox full', attempts: 2 });
    const { items, counts } = await ask('GET', '/admin/mails?page=1&q=ann');
    expect(items[0]).toMatchObject({
      id,
      said: '452 mailbox full',
      text: 'See https://site.example/reset_password?Key=…\n',
    });
    expect(counts).toMatchObject({ waiting: 1, sent: 0 });
    await ask('POST', `/admin/mails/${id}/again`);
    const [row] = await db().select().from(mails).where(eq(mails.id, id));
    expect(row?.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 1_000);
    expect(await ask('DELETE', `/admin/mails/${id}`)).toMatchObject({ state: 'stopped', nextAttemptAt: null });
    expect((await ask('DELETE', `/admin/mails/${id}`)).code).toBe('mailNotWaiting');
    const told = await db()
      .select()
      .from(audit)
      .where(sql`kind = 'mail' and object_id = ${String(id)}`);
    expect(told.map(({ action }) => action)).toEqual(['send', 'stop']);
  });

  it('that failed are tried anew; a link that was good once is not sent twice', async () => {
    const failed = await put({ state: 'failed', attempts: 9, said: 'no', finishedAt: new Date() });
    expect(await ask('POST', `/admin/mails/${failed}/again`)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      said: '',
    });
    const spent = await put({ state: 'sent', isSpent: true, finishedAt: new Date() });
    expect(await ask('POST', `/admin/mails/${spent}/again`)).toMatchObject({ status: 409, code: 'mailSpent' });
    expect((await ask('POST', '/admin/mails/999999/again')).status).toBe(404);
  });

  it('lose their words after 30 days', async () => {
    const old = await put({ state: 'sent', finishedAt: new Date(Date.now() - 31 * dayMs) });
    await runDueJobs({ ...test.deps, now: () => new Date() });
    const [row] = await db().select().from(mails).where(eq(mails.id, old));
    expect(row?.text).toBe('');
    expect((await ask('POST', `/admin/mails/${old}/again`)).code).toBe('mailSpent');
  });
});

describe('how long things are kept', () => {
  it('is said before it is done, done by the clock, and told in the audit', async () => {
    const call = { name: 'Ann', email: 'ann@example.org', message: 'Ring me' };
    const updatedAt = new Date(Date.now() - 100 * dayMs);
    await db()
      .insert(callBacks)
      .values([
        { ...call, status: 'Closed', updatedAt },
        { ...call, status: 'Open', updatedAt },
        { ...call, status: 'Closed' },
      ]);
    const { value, wouldGo } = await ask('GET', '/admin/settings/retention');
    expect([value.callBacks, wouldGo.callBacks['90'], wouldGo.callBacks['180']]).toEqual([null, 1, 0]);
    const before = await db().$count(callBacks);
    await runDueJobs({ ...test.deps, now: () => new Date() });
    expect(await db().$count(callBacks)).toBe(before);

    const changed = { value: { ...value, callBacks: 90 } };
    expect((await ask('PUT', '/admin/settings/retention', changed)).value.callBacks).toBe(90);
    await runDueJobs({ ...test.deps, now: () => new Date() });
    expect(await db().$count(callBacks)).toBe(before - 1);
    const [last] = await db().select().from(audit).where(eq(audit.action, 'retention'));
    expect(last).toMatchObject({ kind: 'callBacks', changes: { rows: [1, 0] }, actor: '' });
    const { lastRun } = await ask('GET', '/admin/settings/retention');
    expect(lastRun.gone).toMatchObject({ callBacks: 1, mails: expect.any(Number) });
    expect(Date.now() - Date.parse(lastRun.at)).toBeLessThan(60_000);
    expect((await ask('PUT', '/admin/settings/retention', { value: { ...value, callBacks: 7 } })).status).toBe(422);
    expect((await ask('GET', '/admin/settings/nothing')).status).toBe(404);
  });
});

it('closed complaints and removed comments go after their time; what somebody replied to stays', async () => {
  const [post] = await db().insert(posts).values({ title: 'A post', descriptionHtml: '', plainText: '' }).returning();
  const old = new Date(Date.now() - 400 * dayMs);
  const by = { postId: post!.id, updatedAt: old, checkedAt: old, state: 'removed' as const };
  const [lone, answered] = await db()
    .insert(comments)
    .values([
      { ...by, content: 'Alone' },
      { ...by, content: 'Replied to' },
    ])
    .returning();
  await db()
    .insert(comments)
    .values({ postId: post!.id, content: 'A reply', parentId: answered!.id, rootId: answered!.id });
  const complaint = { kind: 'care' as const, message: 'Late', acknowledgeBy: old, answerBy: old, updatedAt: old };
  const [closed] = await db()
    .insert(complaints)
    .values([
      { ...complaint, state: 'closed' },
      { ...complaint, state: 'answered' },
    ])
    .returning();
  const { value, wouldGo } = await ask('GET', '/admin/settings/retention');
  expect([value.complaints, wouldGo.complaints['365'], wouldGo.comments['365']]).toEqual([null, 1, 1]);
  await ask('PUT', '/admin/settings/retention', { value: { ...value, complaints: 365, comments: 365 } });
  await runDueJobs({ ...test.deps, now: () => new Date() });
  const left = await db().select({ id: comments.id }).from(comments);
  expect(left.map(({ id }) => id)).not.toContain(lone!.id);
  expect(left.map(({ id }) => id)).toContain(answered!.id);
  expect(await db().$count(complaints, eq(complaints.id, closed!.id))).toBe(0);
  expect(await db().$count(complaints)).toBe(1);
});

it('applications that are over, unconfirmed addresses, old versions of texts and details of the audit go by it too', async () => {
  const old = new Date(Date.now() - 1_100 * dayMs);
  await makeOwnedRows(test, admin);
  const [one] = await db().select().from(submissions);
  const { id: first, ...sent } = one!;
  await db().delete(submissions).where(ne(submissions.id, first));
  await db()
    .insert(submissions)
    .values([
      { ...sent, idempotencyKey: 'over', hiringStage: 'closed' as const, updatedAt: old },
      { ...sent, idempotencyKey: 'taken back', hiringStage: 'withdrawn' as const, withdrawnAt: old, updatedAt: old },
      { ...sent, idempotencyKey: 'open', updatedAt: old },
    ]);
  await db()
    .insert(newsletterSubscribers)
    .values([
      { email: 'old@example.org', createdAt: old },
      { email: 'here@example.org', confirmed: ['news'], createdAt: old },
    ]);
  const revision = { kind: 'faq' as const, id: 1, data: {}, reason: 'save', createdAt: old };
  await db()
    .insert(revisions)
    .values([1, 2].map((number) => ({ ...revision, number })));
  const deed = { actor: '', action: 'update', kind: 'setting', objectId: '', sealed: 'x', prevHash: 'x', hash: 'x' };
  const [told] = await db()
    .insert(audit)
    .values({ ...deed, at: old, changes: { text: ['then', 'now'] }, salt: 'x' })
    .returning();

  const { value, wouldGo } = await ask('GET', '/admin/settings/retention');
  const later = { applications: 1_095, subscribers: 1_095, revisions: 1_095, audit: 1_095 };
  const counted = Object.keys(later).map((kind) => wouldGo[kind]['1095']);
  expect(counted).toEqual([2, 1, 1, expect.any(Number)]);
  await ask('PUT', '/admin/settings/retention', { value: { ...value, ...later } });
  await runDueJobs({ ...test.deps, now: () => new Date() });
  const stays = await db().select().from(submissions).where(ne(submissions.id, first));
  expect(stays.map((one) => one.idempotencyKey)).toEqual(['open']);
  const addresses = (await db().select().from(newsletterSubscribers)).map((one) => one.email);
  expect(addresses).not.toContain('old@example.org');
  expect(addresses).toContain('here@example.org');
  expect((await db().select().from(revisions).where(eq(revisions.kind, 'faq'))).map((one) => one.number)).toContain(2);
  const [emptied] = await db().select().from(audit).where(eq(audit.id, told!.id));
  expect([emptied?.changes, emptied?.action]).toEqual([null, 'update']);
  for (const [kind, days] of [
    ['applications', 90],
    ['audit', 365],
  ]) {
    const refused = await ask('PUT', '/admin/settings/retention', { value: { ...value, [kind!]: days } });
    expect(refused.status).toBe(422);
  }
});

it('what was kept before a kind was added is kept as it was', async () => {
  const value = JSON.stringify({ callBacks: 90, drafts: 30, mails: 730 });
  await db()
    .insert(settings)
    .values({ key: 'retention', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  expect((await ask('GET', '/admin/settings/retention')).value).toEqual({
    callBacks: 90,
    drafts: 30,
    mails: 730,
    complaints: null,
    comments: null,
    applications: null,
    subscribers: null,
    revisions: null,
    audit: null,
  });
});

it('a site without a company is not yet somebody’s own', async () => {
  expect(await ask('GET', '/admin/sample')).toMatchObject({ isCompanySample: true });
  await ask('POST', '/CompanyDetail', { companyName: 'Rose Care', phone: '01632 960999' });
  expect(await ask('GET', '/admin/sample')).toMatchObject({ isCompanySample: false });
});

it('the sample is told of until it is taken away, with what somebody changed left', async () => {
  const { faqId } = await ask('POST', '/Faq', { faqQuestions: 'Laid?', faqAnswer: 'Once.' });
  await db()
    .insert(sampleRows)
    .values({ kind: 'FAQ', rowId: faqId, content: { question: 'As it was laid' } });
  expect(await ask('GET', '/admin/sample')).toMatchObject({ rows: 1, isTakenAway: false });
  expect(await ask('DELETE', '/admin/sample')).toMatchObject({ removed: 0, kept: 1 });
  expect(await ask('GET', '/admin/sample')).toMatchObject({ rows: 1, isTakenAway: true });
  expect((await ask('GET', `/Faq/${faqId}`)).faqQuestions).toBe('Laid?');
});
