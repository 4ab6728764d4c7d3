import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import { mails } from '@/care-api/database/schema/settings';
import type { Writer } from '@/care-api/kernel/db';
import type { ApplicationWire } from '@/lib/contract/application';
import type { referenceSchema } from '@/lib/contract/reference-request';
import type { ApplicationRow } from '../application-row';
import { listRequests, stateOf } from './reference-row';

type Reader = Pick<Writer, 'select'>;

export async function listReferences(
  db: Reader,
  application: ApplicationRow,
  now: Date,
): Promise<z.input<typeof referenceSchema>[]> {
  const requests = await listRequests(db, application.id);
  const waits = and(
    inArray(
      mails.id,
      requests.flatMap((one) => one.mails),
    ),
    eq(mails.state, 'waiting'),
  );
  const waiting = requests.length > 0 ? await db.select().from(mails).where(waits) : [];
  return requests.map((request) => ({
    id: request.id,
    referee: request.name,
    email: request.email,
    state: stateOf(request, application, now),
    askedAt: request.createdAt.toISOString(),
    endedAt: request.endedAt?.toISOString() ?? null,
    reason: request.reason,
    answer: request.state === 'answered' ? request.answer : null,
    mailLeavesAt: waiting.find(({ id }) => request.mails.includes(id))?.nextAttemptAt.toISOString() ?? null,
  }));
}

/** When references were asked for and came, for whom they are about: they were given in confidence. */
export async function listAsked(db: Reader, submissionId: number) {
  const requests = await listRequests(db, submissionId);
  return requests.map(({ createdAt, endedAt, state }) => ({
    askedAt: createdAt,
    cameAt: state === 'answered' ? endedAt : null,
  }));
}

type Own = ApplicationWire & { id: number };

export async function withReferences(db: Reader, applications: readonly Own[]): Promise<Own[]> {
  const { submissionId, state } = referenceRequests;
  const ids = applications.map(({ id }) => id);
  const counts = {
    submissionId,
    asked: sql<number>`count(*)::int`,
    came: sql<number>`count(*) filter (where ${state} = 'answered')::int`,
  };
  const isCounted = and(inArray(submissionId, ids), ne(state, 'withdrawn'));
  const rows =
    ids.length > 0 ? await db.select(counts).from(referenceRequests).where(isCounted).groupBy(submissionId) : [];
  return applications.map((application) => {
    const counted = rows.find((row) => row.submissionId === application.id);
    return counted ? { ...application, references: { asked: counted.asked, came: counted.came } } : application;
  });
}
