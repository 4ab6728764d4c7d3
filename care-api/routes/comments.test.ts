import { eq, ne, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { type CommentWire, commentsOrPageSchema, editMinutes } from '@/lib/contract/comment';
import { faults } from '@/lib/contract/fault-sentences';
import { until } from '@/testing/until';

let test: TestApp;
let now = new Date('2026-11-20T10:00:00Z');
let admin: string;
let author: string;
let other: string;
let postId = 0;
let hiddenId = 0;
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
}, 60_000);
beforeEach(async () => {
  const { db } = test.deps.database;
  await db.delete(posts);
  await db.delete(accounts);
  admin = await test.signIn('admin');
  author = await test.signIn('user');
  other = await test.signIn('user');
  const [writer] = await db.select().from(accounts).where(sql`username like 'user%'`).orderBy(accounts.number).limit(1);
  const rows = [
    { title: 'Open', status: 'Published' as const },
    { title: 'Hidden', status: 'Pending' as const, accountId: writer?.id ?? null },
  ];
  const made = await db.insert(posts).values(rows).returning({ id: posts.id });
  [postId = 0, hiddenId = 0] = made.map(({ id }) => id);
});
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as?: string) {
  const response = await test.send(method, path, body, as ? { as } : {});
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function write(content: string, parentCommentId?: number, as = author): Promise<number> {
  const made = await call('POST', '/Comment', { comment_id: 0, postId, parentCommentId, content }, as);
  expect(made.status).toBe(201);
  return made.body.commentId;
}

const read = async (query = '', as?: string) =>
  (await call('GET', `/Comment/postComment/${postId}?postId=${postId}${query}`, undefined, as)).body;

/** A comment, a reply to it, a reply to that …; answers the id of the last. */
async function layChain(length: number): Promise<number> {
  const { db } = test.deps.database;
  const [root] = await db.insert(comments).values({ postId, content: '1' }).returning();
  const start = root?.id ?? 0;
  await db.execute(sql`
    insert into comments (id, post_id, parent_id, root_id, content)
    select ${start}::int + n, ${postId}, ${start}::int + n - 1, ${start}, (n + 1)::text
    from generate_series(1, ${length}::int - 1) n`);
  // What is written next comes behind it.
  await db.execute(sql`select setval(pg_get_serial_sequence('comments', 'id'), ${start + length})`);
  return start + length - 1;
}

/** `a(b(c),d)`: what stands below what. */
function outline(rows: readonly CommentWire[]): string {
  return rows
    .map(({ content, replies }) => `${content || '-'}${replies?.length ? `(${outline(replies)})` : ''}`)
    .join(',');
}

it('a page for anyone is read from the database once until somebody writes', async () => {
  const first = await write('a');
  const page = await read('&page=1');
  const select = jest.spyOn(test.deps.database.db, 'select');
  expect(await read('&page=1')).toEqual(page);
  expect(select).not.toHaveBeenCalled();
  select.mockRestore();
  await write('b', first, other);
  expect(outline((await read('&page=1')).items)).toBe('a(b)');
  await test.deps.database.db.update(posts).set({ status: 'Pending' });
  expect((await call('GET', `/Comment/postComment/${postId}?page=1`)).status).toBe(404);
});

describe('writing a comment', () => {
  it('is signed with the name of the account, whatever the body says', async () => {
    const body = {
      Comment_id: 0,
      PostId: postId,
      Content: ' How true. ',
      UserId: 'x',
      UserName: 'Someone',
      replies: [],
    };
    const made = await call('POST', '/api/Comment', body, author);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      postId,
      parentCommentId: null,
      content: 'How true.',
      commentedOn: now.toISOString(),
      created_at: now.toISOString(),
      isDeleted: false,
    });
    expect(made.body.userName).toMatch(/^user-/);
    expect(made.body.userId).not.toBe('x');
    expect((await call('GET', `/Post/${postId}`)).body.commentCount).toBe(1);
  });

  it('stands below what it answers, as deep as people talk', async () => {
    const first = await write('a');
    const second = await write('b', first, other);
    await write('c', second);
    await write('d', first);
    await write('e');
    expect(outline(await read())).toBe('a(b(c),d),e');
  });

  it.each([
    ['nothing', { content: ' ' }, 'content'],
    ['a number', { content: 5 }, 'content'],
    ['too much', { content: 'x'.repeat(4_001) }, 'content'],
    ['a NUL', { content: 'a\0' }, 'content'],
    ['a post that is no number', { postId: 'x' }, 'postId'],
    ['a parent that is none', { parentCommentId: 999_999 }, 'parentCommentId'],
    ['a parent that no row can be', { parentCommentId: 9_999_999_999 }, 'parentCommentId'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('refuses %s', async (_, wrong, field) => {
    const { status, body } = await call('POST', '/Comment', { postId, content: 'Hello', ...wrong }, author);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses an answer to a comment of another post, and to one that is deleted', async () => {
    const [elsewhere] = await test.deps.database.db
      .insert(comments)
      .values({ postId: hiddenId, content: 'x' })
      .returning();
    const first = await write('a');
    await write('b', first);
    await call('DELETE', `/Comment/delete/${first}`, undefined, author);
    for (const parentCommentId of [elsewhere?.id, first]) {
      const { status, body } = await call('POST', '/Comment', { postId, parentCommentId, content: 'c' }, author);
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('parentCommentId');
    }
  });

  it('is for people signed in, on posts they may see', async () => {
    const onHidden = { postId: hiddenId, content: 'Hello' };
    expect((await call('POST', '/Comment', { postId, content: 'Hello' })).status).toBe(401);
    expect((await call('POST', '/Comment', onHidden, other)).status).toBe(404);
    expect((await call('POST', '/Comment', onHidden, author)).status).toBe(201);
    expect((await call('POST', '/Comment', onHidden, admin)).status).toBe(201);
    for (const id of [0, 999_999, 9_999_999_999]) {
      expect((await call('POST', '/Comment', { ...onHidden, postId: id }, admin)).status).toBe(404);
    }
    expect((await call('GET', `/Comment/postComment/${hiddenId}`)).status).toBe(404);
    expect((await call('GET', `/Comment/postComment/${hiddenId}`, undefined, other)).status).toBe(404);
    expect((await call('GET', `/Comment/postComment/${hiddenId}`, undefined, author)).body).toHaveLength(2);
    for (const id of ['abc', '0', '999999']) expect((await call('GET', `/Comment/postComment/${id}`)).status).toBe(404);
  });

  it('stores nothing profane, and says so', async () => {
    const { status, body } = await call('POST', '/Comment', { postId, content: 'What a load of ｓｈｉｔ.' }, author);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ content: faults.commentProfane });
    const id = await write('Lovely.');
    const edited = await call('PUT', `/Comment/edit/${id}`, { Id: id, newComment: 'sh\u200bit' }, author);
    expect(edited.body.errors).toEqual({ newComment: faults.commentProfane });
    expect(outline(await read())).toBe('Lovely.');
  });

  it('asks somebody who writes very many to wait, but no admin', async () => {
    for (let number = 1; number <= 20; number += 1) await write(`${number}`);
    const refused = await call('POST', '/Comment', { postId, content: '21' }, author);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(600);
    await write('somebody else', undefined, other);
    for (let number = 1; number <= 21; number += 1) await write(`${number}`, undefined, admin);
    now = new Date(now.getTime() + 600_000);
    await write('21');
  });
});

describe('reading comments', () => {
  it('answers pages of top-level comments, oldest first, with their replies and both totals', async () => {
    const ids: number[] = [];
    for (const content of ['a', 'b', 'c']) ids.push(await write(content));
    const reply = await write('a1', ids[0]);
    await write('a2', reply);
    await write('c1', ids[2]);
    const first = await read('&page=1&pageSize=2');
    expect(first).toMatchObject({ total: 3, totalWithReplies: 6, page: 1, pageSize: 2 });
    expect(outline(first.items)).toBe('a(a1(a2)),b');
    expect(outline((await read('&page=2&pageSize=2')).items)).toBe('c(c1)');
    expect(await read('&page=3&pageSize=2')).toMatchObject({ items: [], total: 3 });
    expect((await call('GET', `/Comment/postComment/${postId}?page=0`)).status).toBe(400);
    expect((await call('GET', `/Comment/postComment/${postId}?postId=${postId + 1}`)).status).toBe(400);
  });

  it('answers the page that a comment stands on, for those who read more of them another than for the rest', async () => {
    const ids: number[] = [];
    for (const content of ['a', 'b', 'c']) ids.push(await write(content));
    const reply = await write('c1', ids[2]);
    const find = async (id: unknown, as?: string) => (await read(`&comment=${id}&pageSize=2`, as)).page;
    expect([await find(ids[1]), await find(ids[2]), await find(reply)]).toEqual([1, 2, 2]);
    await test.deps.database.db.update(comments).set({ state: 'held' }).where(eq(comments.content, 'b'));
    expect([await find(reply), await find(reply, author)]).toEqual([1, 2]);
    expect((await call('GET', `/Comment/postComment/${postId}?comment=999999`)).status).toBe(404);
  });

  it('answers a thread ten thousand deep without losing a reply, nested as deep as readers can follow', async () => {
    await layChain(10_000);
    for (const query of ['', '&page=1']) {
      const answer = await read(query);
      const parsed = commentsOrPageSchema.safeParse(answer);
      expect(parsed.success).toBe(true);
      let [comment]: CommentWire[] = query ? answer.items : answer;
      let depth = 1;
      for (; comment?.replies?.[0]; depth += 1) [comment] = comment.replies;
      expect(depth).toBe(250);
    }
    const bare = await test.appWith({ bare: true }).request(`/Comment/postComment/${postId}?page=1`);
    expect(JSON.stringify(await bare.json()).match(/commentId/g)).toHaveLength(10_000);
  });

  it('takes no body nested deeper than the stack', async () => {
    for (const depth of [900, 1_100, 1_200, 1_300, 1_400, 1_500, 20_000]) {
      const replies = `${'[{"replies":'.repeat(depth)}[]${'}]'.repeat(depth)}`;
      const sent = `{"postId":${postId},"content":"a","replies":${replies}}`;
      expect([201, 400]).toContain((await call('POST', '/Comment', sent, admin)).status);
    }
  });

  it('names the writer of an imported comment, and nobody whose account is gone', async () => {
    await test.deps.database.db.insert(comments).values({ postId, content: 'a', authorName: 'A reader' });
    await write('b');
    await test.deps.database.db.delete(accounts).where(sql`username like 'user%'`);
    const rows: CommentWire[] = await read();
    expect(rows.map(({ userName, userId }) => [userName, userId])).toEqual([
      ['A reader', ''],
      ['Former member', ''],
    ]);
  });

  it('answers the published shape without extensions', async () => {
    await write('b', await write('a'));
    const [comment] = await (
      await test.appWith({ bare: true }).request(`/Comment/postComment/${postId}?page=1`)
    ).json();
    const published = ['commentId', 'postId', 'parentCommentId', 'content', 'userId', 'userName', 'commentedOn'];
    expect(Object.keys(comment).sort()).toEqual([...published, 'created_at', 'replies'].sort());
    expect(Object.keys(comment.replies[0])).toEqual(Object.keys(comment));
  });

  it("gives a user's own comments to the user and admins, newest first", async () => {
    const first = await write('a');
    await write('b', first, other);
    await write('c', first);
    const [{ userName }] = await read();
    const path = `/api/Comment/userComment/${userName.toUpperCase()}`;
    for (const as of [author, admin]) expect(outline((await call('GET', path, undefined, as)).body)).toBe('c,a');
    expect((await call('GET', path)).status).toBe(401);
    expect((await call('GET', path, undefined, other)).status).toBe(403);
    expect((await call('GET', '/Comment/userComment/nobody', undefined, author)).status).toBe(403);
    expect((await call('GET', '/Comment/userComment/nobody', undefined, admin)).status).toBe(404);
  });
});

describe('changing a comment', () => {
  const edit = (id: number | string, as?: string, newComment = 'changed') =>
    call('PUT', `/Comment/edit/${id}`, { Id: id, newComment }, as);

  it('is for its author while it is new, and says when it was changed', async () => {
    const id = await write('a');
    now = new Date(now.getTime() + editMinutes * 60_000);
    const { body } = await edit(id, author);
    expect(body).toMatchObject({ commentId: id, content: 'changed', editedAt: now.toISOString() });
    now = new Date(now.getTime() + 1_000);
    expect(await edit(id, author)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('15 minutes') },
    });
    expect((await edit(id, admin, 'by an admin')).body.content).toBe('by an admin');
  });

  it('brings nothing back that is removed at that moment', async () => {
    const { db, kind } = test.deps.database;
    // One connection alone takes one after the other.
    if (kind === 'embedded') return;
    const id = await write('a');
    let edited: ReturnType<typeof edit> | undefined;
    await db.transaction(async (tx) => {
      await tx.update(comments).set({ state: 'removed' }).where(eq(comments.id, id));
      edited = edit(id, author);
      await until(async () => (await db.execute(sql`select from pg_locks where not granted`)).rows.length > 0);
    });
    expect((await edited)?.status).toBe(200);
    expect(await db.select({ state: comments.state }).from(comments).where(eq(comments.id, id))).toEqual([
      { state: 'removed' },
    ]);
  });

  it('is for nobody else', async () => {
    const id = await write('a');
    expect((await edit(id)).status).toBe(401);
    expect((await edit(id, other)).status).toBe(403);
    expect((await edit(999_999, admin)).status).toBe(404);
    expect((await edit('abc', admin)).status).toBe(404);
    expect((await edit(id, author, ' ')).body.errors).toHaveProperty('newComment');
  });
});

describe('deleting a comment', () => {
  const remove = (id: number, as?: string) => call('DELETE', `/Comment/delete/${id}`, undefined, as);

  it('takes one without replies away', async () => {
    const id = await write('a');
    expect((await remove(id, author)).status).toBe(200);
    expect(await read()).toEqual([]);
    expect((await remove(id, author)).status).toBe(404);
  });

  it('keeps the place of one with replies, until the last of them goes', async () => {
    const a = await write('a');
    const b = await write('b', a, other);
    const c = await write('c', b);
    await remove(a, author);
    await remove(b, other);
    const [top] = await read();
    expect(top).toMatchObject({ content: '', userName: '', userId: '', isDeleted: true });
    expect(outline([top])).toBe('-(-(c))');
    expect(await read('&page=1')).toMatchObject({ total: 1, totalWithReplies: 1 });
    expect((await remove(a, author)).status).toBe(404);
    expect((await call('PUT', `/Comment/edit/${a}`, { newComment: 'back' }, admin)).status).toBe(404);
    await remove(c, author);
    expect(await test.deps.database.db.$count(comments)).toBe(0);
  });

  it('takes a thread ten thousand deep away with the last of its replies', async () => {
    const last = await layChain(10_000);
    const { db } = test.deps.database;
    await db.update(comments).set({ deletedAt: now }).where(ne(comments.id, last));
    const stays = await write('b', undefined, other);
    expect((await remove(last, admin)).status).toBe(200);
    expect(await db.select({ id: comments.id }).from(comments)).toEqual([{ id: stays }]);
  });

  it('is for its author and admins', async () => {
    const id = await write('a');
    expect((await remove(id)).status).toBe(401);
    expect((await remove(id, other)).status).toBe(403);
    expect((await remove(id, admin)).status).toBe(200);
  });

  it('leaves no empty thread behind when its last replies go at once', async () => {
    const a = await write('a');
    const replies = [];
    for (let number = 0; number < 8; number += 1) replies.push(await write(`${number}`, a));
    await remove(a, author);
    await Promise.all(replies.map((id) => remove(id, author)));
    expect(await test.deps.database.db.$count(comments)).toBe(0);
  });

  it('leaves no reply without what it answers when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const a = await write('a', undefined, admin);
      const [gone, ...answers] = await Promise.all([
        remove(a, admin),
        ...[1, 2, 3].map(() => call('POST', '/Comment', { postId, parentCommentId: a, content: 'b' }, admin)),
      ]);
      expect(gone.status).toBe(200);
      for (const { status } of answers) expect([201, 422]).toContain(status);
      const stored = answers.filter(({ status }) => status === 201).length;
      expect(await test.deps.database.db.$count(comments, eq(comments.parentId, a))).toBe(stored);
      await call('DELETE', `/Comment/deleteAll/${postId}`, undefined, admin);
    }
  });

  it('takes all comments of a post, for admins', async () => {
    await write('b', await write('a'));
    const path = `/api/Comment/deleteAll/${postId}`;
    expect((await call('DELETE', path)).status).toBe(401);
    expect((await call('DELETE', path, undefined, author)).status).toBe(403);
    expect(await call('DELETE', path, undefined, admin)).toMatchObject({ status: 200, body: { deleted: 2 } });
    expect((await call('DELETE', '/Comment/deleteAll/999999', undefined, admin)).status).toBe(404);
    expect(await read()).toEqual([]);
  });
});
