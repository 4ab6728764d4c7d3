import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { personName } from '@/care-api/database/person-name';
import { readRows } from '@/care-api/database/read-rows';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import type { Db, Writer } from '@/care-api/kernel/db';
import { hashSecretToken, successorOf } from '@/care-api/kernel/secret-token';
import { endedStages } from '@/lib/contract/application-stage';
import { type Reference, referenceDays } from '@/lib/contract/reference-request';
import type { ApplicationRow } from '../application-row';

export type ReferenceRow = typeof referenceRequests.$inferSelect;
type Reader = Pick<Db, 'select'>;

/** The same for every mail about one reference. */
export async function tokenOf(db: Writer, id: string): Promise<string> {
  return successorOf(`reference ${id}`, await getSigningSecret(db));
}

export async function findByToken(db: Reader, token: string): Promise<ReferenceRow | null> {
  const isIt = eq(referenceRequests.tokenHash, hashSecretToken(token));
  const [row] = await db.select().from(referenceRequests).where(isIt);
  return row ?? null;
}

export function listRequests(db: Reader, submissionId: number): Promise<ReferenceRow[]> {
  const isTheirs = eq(referenceRequests.submissionId, submissionId);
  return db.select().from(referenceRequests).where(isTheirs).orderBy(asc(referenceRequests.createdAt));
}

export function isAsked(id: string) {
  return and(eq(referenceRequests.id, id), eq(referenceRequests.state, 'asked'));
}

export function hasEnded({ hiringStage }: Pick<ApplicationRow, 'hiringStage'>): boolean {
  return endedStages.includes(hiringStage);
}

export function endOf({ createdAt }: Pick<ReferenceRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + referenceDays * 86_400_000);
}

export function stateOf(row: ReferenceRow, application: ApplicationRow, now: Date): Reference['state'] {
  return row.state === 'asked' && (hasEnded(application) || endOf(row) <= now) ? 'over' : row.state;
}

const named = z.object({ name: z.string() });

export async function nameOf(db: Pick<Db, 'execute'>, accountId: string): Promise<string> {
  const [row] = await readRows(db, named, sql`select ${personName} as name from accounts a where a.id = ${accountId}`);
  return row?.name ?? '';
}
