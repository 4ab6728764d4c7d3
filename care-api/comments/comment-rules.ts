import { and, eq, isNotNull } from 'drizzle-orm';
import { comments, posts } from '@/care-api/database/schema/blog';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { readSetting } from '@/care-api/settings/settings';
import type { CommentRules, holdReasons } from '@/lib/contract/comment-rules';
import { findLinks } from '@/lib/contract/find-links';
import { mayCall } from '@/lib/contract/staff';
import { isProfane } from '@/lib/profanity/is-profane';
import { saysWhereSomebodyIs, tellsOfHarm } from './risks';

type Reader = Pick<Db, 'select'>;
type Said = { field: string; content: string };
export type Standing = { state: 'visible' | 'held'; reason: '' | (typeof holdReasons)[number] };

/** How words come in: what staff write is never held. @throws Refusal 422 for bad words, where they are not held. */
export async function moderateText(db: Reader, account: Account, { field, content }: Said): Promise<Standing> {
  const rules = await readSetting(db, 'comments');
  const isBad = isProfane(content);
  const isHeld = rules.profane && !mayCall('editor', account);
  if (isBad && !isHeld) throw new Refusal(422, 'problem', { [field]: 'commentProfane' });
  const reason = mayCall('editor', account) ? '' : await whyHeld(db, account, content, { ...rules, isBad });
  return { state: reason === '' ? 'visible' : 'held', reason };
}

async function whyHeld(db: Reader, { id }: Account, content: string, rules: CommentRules & { isBad: boolean }) {
  if (rules.safeguarding && tellsOfHarm(content)) return 'safeguarding';
  if (rules.private && saysWhereSomebodyIs(content)) return 'private';
  if (rules.isBad) return 'profane';
  if (rules.always) return 'always';
  if (rules.link && findLinks(content).length > 0) return 'link';
  return rules.first && !(await wasApproved(db, id)) ? 'first' : '';
}

async function wasApproved(db: Reader, accountId: string): Promise<boolean> {
  const isApproved = and(eq(comments.state, 'visible'), isNotNull(comments.checkedAt));
  const [one] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.accountId, accountId), isApproved))
    .limit(1);
  return one !== undefined;
}

export async function requireOpen(db: Reader, postId: number, now: Date): Promise<void> {
  const { closeAfterDays } = await readSetting(db, 'comments');
  const [post] = await db
    .select({ isOpen: posts.commentsOpen, postedOn: posts.postedOn })
    .from(posts)
    .where(eq(posts.id, postId));
  const age = (now.getTime() - (post?.postedOn ?? now).getTime()) / 86_400_000;
  if (post?.isOpen === false || (closeAfterDays !== null && age > closeAfterDays))
    throw new Refusal(403, 'commentsClosed');
}
