import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inState } from '@/care-api/cases/call-back-state';
import { listOwnerEmails } from '@/care-api/cases/owners';
import { storeCallBack } from '@/care-api/cases/store-call-back';
import { readRows } from '@/care-api/database/read-rows';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { mayCall } from '@/lib/contract/staff';

/** How a comment came to be marked: by staff, by a rule (then by nobody), or by a visitor in their own words. */
type Marked = { action: 'safeguard' | 'heldAtRisk' | 'reported'; by: Account | null; words?: string; now: Date };

const markedComment = z.object({
  id: z.number(),
  content: z.string(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  caseId: z.number().nullable(),
});

/** Where nothing is promised to callers, somebody at risk does not wait longer than this. */
const longestWait = 24 * 60 * 60_000;

/** One that has a case is put into it. Who works on cases has it, where they marked it. Answers whether one was opened. */
export async function openCasesAtRisk(tx: Writer, ids: readonly number[], marked: Marked): Promise<boolean> {
  let isNews = false;
  for (const comment of await holdComments(tx, ids)) {
    const caseId = comment.caseId ?? (await storeCase(tx, comment, marked));
    if (comment.caseId === null || (await reopen(tx, caseId, marked))) isNews = true;
    await note(tx, caseId, marked);
  }
  return isNews;
}

export async function noteInCases(
  tx: Writer,
  ids: readonly number[],
  { action, by, now }: { action: 'approve' | 'hold' | 'remove' | 'undone'; by: Account; now: Date },
): Promise<void> {
  for (const { caseId } of await holdComments(tx, ids)) {
    if (caseId !== null) await note(tx, caseId, { action, by, now });
  }
}

/** Tells those who look after families at once, but for one of them: where to read it, and no word of it. */
export async function tellAtRisk(tx: Writer, siteUrl: string, ids: readonly number[], except = ''): Promise<void> {
  const [first, ...others] = await holdComments(tx, ids);
  const place = others.length === 0 && first?.caseId ? `/${first.caseId}` : '?status=open';
  for (const to of await listOwnerEmails(tx, except)) {
    const values = (language: string) => ({ link: pageAddress(siteUrl, `/adminPanel/call-backs${place}`, language) });
    await writeTheirs(tx, 'commentAtRisk', { to, values });
  }
}

/** Two who mark one at once make one case. A report holds its comment's key: asking for that too would deadlock. */
async function holdComments(tx: Writer, ids: readonly number[]) {
  const wanted = sql`c.id = any(${sql.param([...ids])}::int[])`;
  await tx.execute(sql`select from comments c where ${wanted} order by c.id for no key update`);
  return readRows(
    tx,
    markedComment,
    sql`
    select c.id, c.content, coalesce(a.username, nullif(c.author_name, ''), '–') as name, coalesce(a.email, '') as email,
      p.title, (select k.id from call_backs k where k.comment_id = c.id) as "caseId"
    from comments c join posts p on p.id = c.post_id left join accounts a on a.id = c.account_id
    where ${wanted} order by c.id`,
  );
}

type Comment = z.output<typeof markedComment>;

/** Whoever reports one as a visitor does not take it on, though it may be their work. */
function ownerOf({ action, by }: Marked): string | null {
  return action === 'safeguard' && by !== null && mayCall('coordinator', by) ? by.id : null;
}

async function storeCase(tx: Writer, { id, content, name, email, title }: Comment, marked: Marked) {
  const { now } = marked;
  const said = { yourName: name, email, yourMessage: content };
  const ownerId = ownerOf(marked);
  const more = { cameBy: 'comment' as const, commentId: id, topic: title, isSafeguarding: true, ownerId };
  const made = await storeCallBack(tx, said, now, more);
  const dueAt = made.due.dueAt ?? new Date(now.getTime() + longestWait);
  await tx.update(callBacks).set({ dueAt }).where(eq(callBacks.id, made.id));
  return made.id;
}

async function reopen(tx: Writer, caseId: number, marked: Marked): Promise<boolean> {
  const { state, ownerId, deletedAt } = callBacks;
  const [row] = await tx.select({ state, ownerId, deletedAt }).from(callBacks).where(eq(callBacks.id, caseId));
  const isOver = row?.state === 'closed' || row?.state === 'answered';
  const again = isOver ? inState('inProgress') : {};
  const version = sql`${callBacks.version} + 1`;
  const there = {
    ownerId: row?.ownerId ?? ownerOf(marked),
    isSafeguarding: true,
    deletedAt: null,
    deletedBy: null,
    version,
  };
  await tx
    .update(callBacks)
    .set({ ...there, ...again })
    .where(eq(callBacks.id, caseId));
  return isOver || row?.deletedAt !== null;
}

type Noted = Pick<Marked, 'by' | 'words' | 'now'> & { action: string };

function note(tx: Writer, callBackId: number, { action, by, words = '', now }: Noted) {
  return tx
    .insert(callBackEvents)
    .values({ callBackId, accountId: by?.id ?? null, action, note: words, createdAt: now });
}
