import { eq, sql } from 'drizzle-orm';
import { liftBans } from '@/care-api/accounts/change-standing';
import { accounts } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { mails, settings } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { faults } from '@/lib/contract/fault-sentences';

let test: TestApp;
const now = new Date('2026-11-20T10:00:00Z');
let [admin, editor, author, other] = ['', '', '', ''];
let postId = 0;
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
}, 60_000);
beforeEach(async () => {
  const { db } = test.deps.database;
  await db.delete(callBacks);
  await db.delete(posts);
  await db.delete(settings).where(sql`key = 'comments'`);
  await db.delete(accounts);
  admin = await test.signIn('admin');
  editor = await test.signIn('editor');
  author = await test.signIn('user');
  other = await test.signIn('user');
  const row = { title: 'Open', status: 'Published' as const, postedOn: new Date('2026-11-01T10:00:00Z') };
  const [made] = await db.insert(posts).values(row).returning({ id: posts.id });
  postId = made?.id ?? 0;
});
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as?: string) {
  const response = await test.send(method, path, body, as ? { as } : {});
  return { status: response.status, body: await response.json() };
}
const write = async (content: string, parentCommentId?: number, as = author): Promise<number> =>
  (await call('POST', '/Comment', { postId, parentCommentId, content }, as)).body.commentId;
const read = async (as?: string) => (await call('GET', `/Comment/postComment/${postId}?page=1`, undefined, as)).body;
const queue = async (query = '') => (await call('GET', `/Comment?page=1${query}`, undefined, editor)).body;
const setRules = (rules: object) =>
  call(
    'PUT',
    '/admin/settings/comments',
    { value: { first: false, link: false, profane: false, always: false, closeAfterDays: null, ...rules } },
    admin,
  );
const judge = (id: number, body: object, as = editor) => call('PUT', `/Comment/${id}/state`, body, as);
const bulk = (body: object) => call('POST', '/admin/bulk/comment', body, editor);
const deeds = async (id = '') =>
  (await call('GET', `/admin/audit?page=1&kind=comment&objectId=${id}`, undefined, admin)).body.items;

it('one that was removed is counted against its author, also once they delete it', async () => {
  const first = await write('Buy here');
  const second = await write('And here', first);
  await judge(second, { state: 'removed', reason: 'spam' });
  const last = await write('Hello');
  const removedBefore = async () =>
    (await queue('&status=all')).items.find(({ commentId }: { commentId: number }) => commentId === last).removedBefore;
  expect(await removedBefore()).toBe(1);
  for (const id of [second, first])
    expect((await call('DELETE', `/Comment/delete/${id}`, undefined, author)).status).toBe(200);
  expect(await removedBefore()).toBe(1);
  expect((await read()).items).toMatchObject([{ content: 'Hello' }]);
  expect((await queue('&status=removed')).items).toEqual([]);
  const { rows } = await test.deps.database.db.execute(sql`select content from comments where id = ${second}`);
  expect(rows).toEqual([{ content: '' }]);
});

it('a comment is found by its words and by the name of its author, not by their email', async () => {
  const id = await write('About Tuesdays');
  await write('Of somebody else', undefined, other);
  const [{ userName }] = (await queue('&status=all&q=tuesday')).items;
  const found = async (q: string) =>
    (await queue(`&status=all&q=${encodeURIComponent(q)}`)).items.map((row: { commentId: number }) => row.commentId);
  expect(await found(userName.toUpperCase())).toEqual([id]);
  const { email } = (await call('GET', '/session', undefined, author)).body;
  expect(await found(email)).toEqual([]);
});

describe('a comment that is held', () => {
  it('is read by its author alone, counted nowhere, and answered by nobody', async () => {
    await setRules({ always: true });
    const id = await write('Wait for me');
    expect(await read()).toMatchObject({ items: [], total: 0, totalWithReplies: 0 });
    expect(await read(other)).toMatchObject({ items: [], total: 0 });
    expect((await read(author)).items).toMatchObject([{ commentId: id, state: 'held', reason: 'always' }]);
    expect((await call('GET', `/Post/${postId}`)).body.commentCount).toBe(0);
    const answer = await call('POST', '/Comment', { postId, parentCommentId: id, content: 'Hm' }, other);
    expect(answer.body.errors).toEqual({ parentCommentId: faults.commentParentGone });
    expect((await call('GET', `/Comment/postComment/${postId}`)).body).toEqual([]);
  });

  it('leaves an empty place where somebody has answered it', async () => {
    const id = await write('First');
    await write('Second', id, other);
    await judge(id, { state: 'removed', reason: 'abuse' });
    const [top] = (await read()).items;
    expect(top).toMatchObject({ content: '', userName: '', userId: '', isDeleted: true });
    expect(top).not.toHaveProperty('reason');
    expect(top.replies).toMatchObject([{ content: 'Second' }]);
    expect(await read()).toMatchObject({ total: 1, totalWithReplies: 1 });
    expect((await read(author)).items).toMatchObject([{ content: 'First', state: 'removed', reason: 'abuse' }]);
  });

  it.each([
    ['safeguarding', {}, 'Jean is hit by her carer'],
    ['private', {}, 'Jean lives at 14 Mill Lane'],
    ['link', { link: true }, 'Look at www.example.org'],
    ['first', { first: true }, 'Hello'],
    ['profane', { profane: true }, 'What shit'],
    ['always', { always: true, link: true }, 'See https://example.org'],
  ])('is so by the rule %s, which is told to those who look', async (reason, rules, words) => {
    await setRules(rules);
    await write(words);
    expect((await queue()).items).toMatchObject([{ content: words, state: 'held', reason }]);
  });

  it('is no longer so for an account of which one was approved, nor for staff', async () => {
    await setRules({ first: true });
    await judge(await write('One'), { state: 'visible' });
    await write('Two');
    await write('From us', undefined, editor);
    expect((await read()).items.map(({ content }: { content: string }) => content)).toEqual(['One', 'Two', 'From us']);
  });

  it('becomes so anew by what its author writes into it later', async () => {
    await setRules({ link: true });
    const id = await write('Harmless');
    await judge(id, { state: 'visible' });
    await call('PUT', `/Comment/edit/${id}`, { id, newComment: 'Buy at http://example.com' }, author);
    expect((await read()).items).toEqual([]);
    await judge(id, { state: 'removed', reason: 'spam' });
    await call('PUT', `/Comment/edit/${id}`, { id, newComment: 'Harmless again' }, author);
    expect((await read()).items).toEqual([]);
  });
});

it('a post takes none any more after its days', async () => {
  await setRules({ closeAfterDays: 18 });
  const late = await call('POST', '/Comment', { postId, content: 'Late' }, author);
  expect([late.status, late.body.code]).toEqual([403, 'commentsClosed']);
  await setRules({ closeAfterDays: 19 });
  expect(await write('In time')).toBeGreaterThan(0);
  const { postedOn, commentsCloseAt } = (await call('GET', `/Post/${postId}`)).body;
  expect(Date.parse(commentsCloseAt) - Date.parse(postedOn)).toBe(19 * 86_400_000);
});

it.each([{ first: 'yes' }, { closeAfterDays: 0 }, { closeAfterDays: 1.5 }, { more: true }])(
  'the rules are never %j',
  async (rules) => {
    expect((await setRules(rules)).status).toBe(422);
    expect((await call('GET', '/admin/settings/comments', undefined, admin)).body.value.always).toBe(false);
  },
);

describe('the queue', () => {
  it('is for editors', async () => {
    for (const as of [author, await test.signIn('recruiter')]) {
      expect((await call('GET', '/Comment?page=1', undefined, as)).status).toBe(403);
      expect((await judge(await write('Mine'), { state: 'removed' }, as)).status).toBe(403);
    }
  });

  it('shows to who looks after families what may be about somebody at risk, and no more', async () => {
    const coordinator = await test.signIn('coordinator');
    const [atRisk, reported, usual] = [await write('She is not safe there'), await write('Hm'), await write('Tea')];
    await call('POST', `/Comment/${reported}/report`, { reason: 'safeguarding' }, other);
    const seen = (await call('GET', '/Comment?page=1&status=all', undefined, coordinator)).body;
    expect(seen.items.map(({ commentId }: { commentId: number }) => commentId)).toEqual([reported, atRisk]);
    const verdict = { state: 'removed', reason: 'safeguarding' };
    expect((await judge(usual, verdict, coordinator)).status).toBe(403);
    expect((await judge(atRisk, verdict, coordinator)).body).toMatchObject(verdict);
    const run = await call('POST', '/admin/bulk/comment', { action: 'hold', ids: [usual] }, coordinator);
    expect(run.body).toMatchObject({ changed: 0, refused: [{ id: usual, reason: 'roleMissing' }] });
  });

  it('has them say also that nobody is at risk, one by one or many at once, and take that back', async () => {
    const coordinator = await test.signIn('coordinator');
    const [one, other] = [await write('She is not safe there'), await write('He is not safe there')];
    expect((await judge(one, { state: 'visible' }, coordinator)).body).toMatchObject({ state: 'visible', reason: '' });
    const approve = { action: 'approve', ids: [other] };
    const run = (await call('POST', '/admin/bulk/comment', approve, coordinator)).body;
    expect(run).toMatchObject({ changed: 1, refused: [] });
    expect((await judge(other, { state: 'removed', reason: 'other' }, coordinator)).status).toBe(403);
    const undone = (await call('POST', `/admin/runs/${run.id}/undo`, undefined, coordinator)).body;
    expect(undone).toMatchObject({ changed: 1, conflicts: [], refused: [] });
    expect((await judge(other, { state: 'held' }, coordinator)).status).toBe(200);
  });

  it('tells them at once, however it comes to be marked, but for whoever marked it', async () => {
    const { db } = test.deps.database;
    await test.signIn('coordinator');
    const told = async (work: () => Promise<unknown>) => {
      await db.delete(mails);
      await work();
      const rows = await db.select().from(mails);
      for (const { subject, text } of rows) {
        const caseOf = expect.stringMatching(/\/adminPanel\/call-backs\/\d+\n/);
        expect([subject, text]).toEqual(['Safeguarding: a comment', caseOf]);
      }
      return rows.length;
    };
    const id = await write('Harmless');
    // A coordinator and an admin.
    expect(await told(() => bulk({ action: 'safeguard', ids: [id] }))).toBe(2);
    expect((await read()).items).toEqual([]);
    expect(await told(() => bulk({ action: 'safeguard', ids: [id] }))).toBe(0);
    await judge(id, { state: 'visible' });
    expect(await told(() => bulk({ action: 'remove', value: 'safeguarding', ids: [id] }))).toBe(2);
    await judge(id, { state: 'visible' });
    expect(await told(() => judge(id, { state: 'held', reason: 'safeguarding' }, admin))).toBe(1);
    await judge(id, { state: 'visible' });
    expect(await told(() => call('POST', `/Comment/${id}/report`, { reason: 'safeguarding' }, other))).toBe(2);
    const again = () => call('POST', `/Comment/${id}/report`, { reason: 'safeguarding', words: 'Again' }, other);
    expect(await told(again)).toBe(0);
    await db.update(callBacks).set({ state: 'closed' }).where(eq(callBacks.commentId, id));
    expect(await told(again)).toBe(2);
    expect(await told(() => call('POST', `/Comment/${id}/report`, { reason: 'spam' }, other))).toBe(0);
    expect(await told(() => write('She is hit by her carer'))).toBe(2);
    expect(
      await told(() => call('PUT', `/Comment/edit/${id}`, { id, newComment: 'She is afraid of her carer' }, author)),
    ).toBe(2);
  });

  it('tells them of what somebody writes into a comment that is held already', async () => {
    await setRules({ always: true });
    await test.signIn('coordinator');
    const id = await write('Wait for me');
    await test.deps.database.db.delete(mails);
    const edit = (newComment: string) => call('PUT', `/Comment/edit/${id}`, { id, newComment }, author);
    await edit('She is hit by her carer');
    expect((await queue()).items).toMatchObject([{ state: 'held', reason: 'safeguarding' }]);
    await edit('She is hit by her carer, still');
    await edit('Nothing is the matter');
    expect((await queue()).items).toMatchObject([{ state: 'held', reason: 'safeguarding' }]);
    // A coordinator and an admin, once.
    expect(await test.deps.database.db.select().from(mails)).toHaveLength(2);
  });

  describe('of what may be about somebody at risk', () => {
    const caseOf = async (commentId: number) => {
      const [row] = await test.deps.database.db.select().from(callBacks).where(eq(callBacks.commentId, commentId));
      const id = row?.id ?? 0;
      const coordinator = await test.signIn('coordinator');
      const [shown, history] = await Promise.all([
        call('GET', `/Requestcallback/${id}`, undefined, coordinator),
        call('GET', `/Requestcallback/${id}/events`, undefined, coordinator),
      ]);
      const steps = history.body.events.map(({ action, note }: { action: string; note: string }) =>
        note ? `${action}: ${note}` : action,
      );
      return { row, coordinator, shown: shown.body, steps };
    };

    it('makes a case with a clock, marked, of which nothing is counted as a call, and keeps each step', async () => {
      const commentId = await write('Jean is hit by her carer');
      const first = await caseOf(commentId);
      expect(first.shown).toMatchObject({
        yourMessage: 'Jean is hit by her carer',
        cameBy: 'comment',
        isSafeguarding: true,
        state: 'new',
        ownerId: null,
      });
      expect(Date.parse(first.shown.dueAt)).toBeGreaterThan(test.deps.now().getTime());
      await call(
        'POST',
        `/Requestcallback/${first.row?.id}/events`,
        { action: 'close', outcome: 'information' },
        admin,
      );
      await judge(commentId, { state: 'visible' });
      await call('POST', `/Comment/${commentId}/report`, { reason: 'safeguarding', words: 'I know her' }, other);
      await bulk({ action: 'remove', value: 'private', ids: [commentId] });
      const later = await caseOf(commentId);
      expect(later.steps).toEqual(['remove', 'reported: I know her', 'approve', 'close', 'heldAtRisk', 'created']);
      expect(later.shown).toMatchObject({ requestId: first.row?.id, state: 'inProgress', isSafeguarding: true });
      const report = await call('GET', '/admin/call-backs/report', undefined, admin);
      expect(report.body.all.asked).toBe(0);
    });

    it('gives it to whoever looks after families and marked it, and says what is taken back', async () => {
      const coordinator = await test.signIn('coordinator');
      const commentId = await write('She is not safe there');
      const run = await call('POST', '/admin/bulk/comment', { action: 'safeguard', ids: [commentId] }, coordinator);
      expect(run.body).toMatchObject({ changed: 1 });
      expect((await caseOf(commentId)).shown.ownerName).toMatch(/^coordinator-/);
      await call('POST', `/admin/runs/${run.body.id}/undo`, {}, coordinator);
      expect((await caseOf(commentId)).steps).toEqual(['undone', 'safeguard', 'heldAtRisk', 'created']);
    });

    it('two who report it at the same moment make one case', async () => {
      const commentId = await write('Tea is at four');
      const report = (as: string) => call('POST', `/Comment/${commentId}/report`, { reason: 'safeguarding' }, as);
      await Promise.all([report(other), report(author), report(admin)]);
      expect((await caseOf(commentId)).steps).toEqual(['reported', 'reported', 'reported', 'created']);
    });
  });

  it('asks the admins to ban somebody, once a day, and shows that they are asked until one decides', async () => {
    const { db } = test.deps.database;
    const id = await write('Buy now');
    const ask = (as: string, of = id) => call('POST', `/Comment/${of}/ask-ban`, undefined, as);
    const coordinator = await test.signIn('coordinator');
    expect([(await ask(author)).status, (await ask(coordinator)).status]).toEqual([403, 403]);
    await db.delete(mails);
    for (const as of [editor, editor]) expect((await ask(as)).status).toBe(200);
    const { userId } = (await queue('&status=all')).items[0];
    const [mail, ...others] = await db.select().from(mails);
    expect([others, mail?.text]).toEqual([[], expect.stringContaining(`/adminPanel/users/${userId}#ban`)]);
    expect((await queue('&status=all')).items).toMatchObject([{ isBanAsked: true, isBanned: false }]);
    expect((await call('GET', `/User/${userId}`, undefined, admin)).body.banAskedAt).toBe(now.toISOString());
    expect((await call('GET', '/session', undefined, author)).body).not.toHaveProperty('banAskedAt');
    await liftBans(db, new Date(now.getTime() + 6 * 86_400_000));
    expect((await queue('&status=all')).items).toMatchObject([{ isBanAsked: true }]);
    await liftBans(db, new Date(now.getTime() + 8 * 86_400_000));
    expect((await queue('&status=all')).items).toMatchObject([{ isBanAsked: false }]);
    expect((await ask(editor)).status).toBe(200);
    await call('PUT', `/User/ban/${userId}`, { isBanned: true }, admin);
    expect((await queue('&status=all')).items).toMatchObject([{ isBanAsked: false, isBanned: true }]);
    expect((await ask(editor)).status).toBe(200);
    const asked = (await db.select().from(mails)).filter(({ text }) => text.includes('#ban'));
    expect(asked).toHaveLength(2);
    expect((await ask(editor, 999_999)).status).toBe(404);
  });

  it('removes none without a reason that somebody chose', async () => {
    const ids = [await write('Why?')];
    const refused = await bulk({ action: 'remove', value: '', ids });
    expect([refused.status, refused.body.codes.value.code]).toEqual([422, 'reportReasonRequired']);
  });

  it('says what is new until somebody has decided, and who has what against it until then', async () => {
    const id = await write('Doubtful');
    const report = (reason: string, as: string) =>
      call('POST', `/Comment/${id}/report`, { reason, words: 'See there' }, as);
    await report('spam', other);
    await report('abuse', other);
    await report('private', admin);
    const { items, counts } = await queue('&status=reported');
    expect(items).toMatchObject([
      {
        postTitle: 'Open',
        reports: [{ reason: 'abuse', words: 'See there' }, { reason: 'private' }],
        removedBefore: 0,
      },
    ]);
    expect(counts).toEqual({ held: 0, reported: 1, new: 1, all: 1, removed: 0 });
    await judge(id, { state: 'visible' });
    expect((await queue()).counts).toEqual({ held: 0, reported: 0, new: 0, all: 1, removed: 0 });
    expect((await report('nonsense', other)).status).toBe(422);
    await report('spam', other);
    await judge(id, { state: 'held' });
    expect((await report('spam', other)).status).toBe(404);
    expect((await bulk({ action: 'hold', ids: [id] })).body).toMatchObject({ changed: 0 });
    expect((await bulk({ action: 'approve', ids: [id] })).body).toMatchObject({ changed: 1 });
  });

  it('changes many at once, each refusal told, and takes it back as it was', async () => {
    const ids = [await write('One'), await write('Two'), await write('Three')];
    await call('POST', `/Comment/${ids[0]}/report`, { reason: 'spam' }, other);
    const { items } = await queue('&status=all');
    const versions = Object.fromEntries(
      items.map(({ commentId, version }: { commentId: number; version: number }) => [commentId, version]),
    );
    await judge(ids[2] ?? 0, { state: 'held' });
    expect((await bulk({ action: 'remove', value: 'nothing', ids })).status).toBe(422);
    const { body: run } = await bulk({ action: 'remove', value: 'spam', ids, versions });
    expect(run).toMatchObject({ changed: 2, conflicts: [ids[2]], refused: [] });
    expect((await queue()).counts).toMatchObject({ reported: 0, removed: 2, held: 1 });
    expect((await deeds())[0]).toMatchObject({ action: 'remove.many' });
    await call('POST', `/admin/runs/${run.id}/undo`, undefined, editor);
    expect((await queue()).counts).toEqual({ held: 1, reported: 1, new: 2, all: 3, removed: 0 });
    expect((await bulk({ action: 'trash', ids })).status).toBe(422);
  });

  it('is judged from the version that was seen, and the audit tells each verdict once', async () => {
    const id = await write('Once');
    expect((await judge(id, { state: 'held', version: 1 })).body).toMatchObject({ state: 'held', version: 2 });
    expect((await judge(id, { state: 'visible', version: 1 })).body).toMatchObject({
      code: 'changedMeanwhile',
      current: { commentId: id, state: 'held' },
    });
    await call('PUT', `/Comment/edit/${id}`, { id, newComment: 'Twice' }, author);
    expect((await judge(id, { state: 'visible', version: 2 })).status).toBe(409);
    expect(await deeds(`${id}`)).toMatchObject([{ action: 'hold', changes: { state: ['visible', 'held'] } }]);
  });

  it('is searched, filtered and paged where 5,000 are held', async () => {
    await test.deps.database.db.execute(sql`
      insert into comments (post_id, content, state, reason, author_name)
      select ${postId}, 'Number ' || n, 'held', case when n % 2 = 0 then 'link' else 'first' end, 'Sam'
      from generate_series(1, 5000) n`);
    expect(await queue()).toMatchObject({ total: 5_000, totalIsCapped: false, items: { length: 25 } });
    expect((await queue('&q=number%204711')).items).toMatchObject([{ content: 'Number 4711', reason: 'first' }]);
    expect((await queue('&why=link&size=100')).items).toHaveLength(100);
    const { body: run } = await bulk({ action: 'approve', query: { status: 'held', why: 'link' } });
    expect(run.changed).toBe(2_500);
  }, 60_000);
});

it('staff who change or delete what others wrote are in the audit', async () => {
  const id = await write('Mine');
  await call('PUT', `/Comment/edit/${id}`, { id, newComment: 'Ours' }, editor);
  await call('DELETE', `/Comment/delete/${id}`, undefined, editor);
  expect(await deeds(`${id}`)).toMatchObject([
    { action: 'delete', changes: { content: ['Ours', null] } },
    { action: 'update', changes: { content: ['Mine', 'Ours'] } },
  ]);
  const own = await write('Gone by me');
  await call('DELETE', `/Comment/delete/${own}`, undefined, author);
  expect(await deeds(`${own}`)).toEqual([]);
});

it('says of whoever wrote it where nobody has shown that the email is theirs', async () => {
  await write('Somebody');
  await test.deps.database.db.update(accounts).set({ unconfirmedSince: now }).where(sql`username like 'user%'`);
  const marks = async () =>
    (await queue('&status=all')).items.map((one: { isUnconfirmed: boolean }) => one.isUnconfirmed);
  const before = await marks();
  await test.deps.database.db.update(accounts).set({ unconfirmedSince: null });
  expect([before, await marks()]).toEqual([[true], [false]]);
});
