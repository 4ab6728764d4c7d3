import { and, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { complaints } from '@/care-api/database/schema/complaints';
import type { Db } from '@/care-api/kernel/db';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { complaintFollowedDays, complaintReference, type followedComplaint } from '@/lib/contract/complaint';

/** What whoever complained is told of it; null for an address that is unknown, too old, or of one in the trash. */
export async function getFollowed(db: Db, token: string, now: Date): Promise<z.input<typeof followedComplaint> | null> {
  const oldest = new Date(now.getTime() - complaintFollowedDays * 86_400_000);
  const isTheirs = and(eq(complaints.followHash, hashSecretToken(token)), gt(complaints.createdAt, oldest));
  const [row] = await db
    .select()
    .from(complaints)
    .where(and(isTheirs, isNull(complaints.deletedAt)));
  if (!row) return null;
  const { id, state, createdAt, answerBy, answeredAt, acknowledgedAt } = row;
  return {
    reference: complaintReference(id),
    state,
    receivedAt: createdAt.toISOString(),
    answerBy: answerBy.toISOString(),
    at: (answeredAt ?? acknowledgedAt)?.toISOString() ?? null,
  };
}
