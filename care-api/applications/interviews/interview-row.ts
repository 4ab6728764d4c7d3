import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { interviews } from '@/care-api/database/schema/interviews';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { Db, Writer } from '@/care-api/kernel/db';
import { hashSecretToken, successorOf } from '@/care-api/kernel/secret-token';
import { openStages } from '@/lib/contract/application-stage';
import { openInterviews } from '@/lib/contract/interview';

export type InterviewRow = typeof interviews.$inferSelect;
type Reader = Pick<Db, 'select'>;

/** The same for every mail about one interview: whoever opens the first of them finds how it stands now. */
export async function tokenOf(db: Writer, id: string): Promise<string> {
  return successorOf(`interview ${id}`, await getSigningSecret(db));
}

export async function findOpen(db: Reader, submissionId: number): Promise<InterviewRow | null> {
  const isOpen = and(eq(interviews.submissionId, submissionId), inArray(interviews.state, openInterviews));
  const [row] = await db.select().from(interviews).where(isOpen);
  return row ?? null;
}

export async function findByToken(db: Reader, token: string): Promise<InterviewRow | null> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(eq(interviews.tokenHash, hashSecretToken(token)));
  return row ?? null;
}

/** Whoever agrees on a time waits for whoever does so at the same moment: one time is not given twice. */
export async function holdTimes(tx: Writer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('interviews', 0))`);
}

type Asked = Pick<InterviewRow, 'id' | 'accountId' | 'minutes'>;

export async function isTaken(db: Reader, { id, accountId, minutes }: Asked, at: Date): Promise<boolean> {
  if (accountId === null) return false;
  const span = (from: SQL, length: SQL) => sql`tstzrange(${from}, ${from} + make_interval(mins => ${length}))`;
  const wanted = span(sql`${at.toISOString()}::timestamptz`, sql`${minutes}::int`);
  const isOther = and(eq(interviews.accountId, accountId), eq(interviews.state, 'agreed'), ne(interviews.id, id));
  const isOfOpen = sql`${submissions.hiringStage} = any(${sql.param([...openStages])}::text[])`;
  const [other] = await db
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(submissions, eq(submissions.id, interviews.submissionId))
    .where(and(isOther, isOfOpen, sql`${span(sql`${interviews.startsAt}`, sql`${interviews.minutes}`)} && ${wanted}`))
    .limit(1);
  return other !== undefined;
}
