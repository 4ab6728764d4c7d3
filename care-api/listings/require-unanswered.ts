import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';

const answeredRow = z.object({ id: z.number(), isAnswered: z.boolean() });

/** `wanted` is an id, null for none, undefined where nothing is said of it. @throws Refusal 409 */
export async function requireUnanswered(tx: Writer, listingId: number, wanted: unknown): Promise<void> {
  if (wanted === undefined) return;
  const rows = await readRows(
    tx,
    answeredRow,
    sql`
    select lq.questionnaire_id as id, exists (
      select from submissions s join questionnaire_versions v on v.id = s.version_id
      where s.listing_id = lq.listing_id and v.questionnaire_id = lq.questionnaire_id and s.withdrawn_at is null
    ) as "isAnswered"
    from listing_questionnaires lq where lq.listing_id = ${listingId}`,
  );
  const [now] = rows;
  if (now?.isAnswered && now.id !== wanted) throw new Refusal(409, 'problem', { questionnaireId: 'listingAnswered' });
}
