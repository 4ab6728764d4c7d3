import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { startSession } from '@/care-api/accounts/sessions';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { openForCommand } from '@/care-api/database/open-for-command';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { readEnvironment } from '@/care-api/kernel/env';

const commentsOfPost = 10_000;
/** Each may write only so many comments in a while, so there are many. */
const writers = 1_500;

// A post with ten thousand comments, every fifth of them a top-level one, and people who are signed in.
const database = await openForCommand(readEnvironment());
const { db } = database;
const [post] = await db.insert(posts).values({ title: 'A long conversation', status: 'Published' }).returning();
if (!post) throw new Error('The post was not stored.');
const people = Array.from({ length: writers }, (_, index) => ({
  id: randomUUID(),
  username: `bench ${index}`,
  email: `bench-${index}@example.org`,
  passwordHash: 'none',
}));
await db.insert(accounts).values(people);
const content = 'Thank you, this helped us a great deal when my mother came home from hospital last winter.';
const roots = await db
  .insert(comments)
  .values(
    Array.from({ length: commentsOfPost / 5 }, (_, index) => ({
      postId: post.id,
      accountId: people[index % writers]?.id ?? null,
      content,
    })),
  )
  .returning({ id: comments.id });
for (let reply = 0; reply < 4; reply += 1) {
  await db.insert(comments).values(
    roots.map(({ id }, index) => ({
      postId: post.id,
      parentId: id,
      rootId: id,
      accountId: people[(index + reply) % writers]?.id ?? null,
      content,
    })),
  );
}
const secret = await getSigningSecret(db);
const tokens = [];
for (const { id } of people) tokens.push((await startSession(db, id, secret, new Date())).accessToken);
writeFileSync(process.argv[2] ?? '', JSON.stringify({ postId: post.id, topComments: roots.length, tokens }));
await database.close();
