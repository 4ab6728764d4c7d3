import { eq, inArray, or, sql } from 'drizzle-orm';
import { audit, auditPeople, onceWrites } from '@/care-api/database/schema/staff';
import type { Writer } from '@/care-api/listings/write-listings';

/**
 * Takes a person out of the audit: what they did stays, under a token; what was done to their account stays without its
 * details, and so does whatever else names them by email or id.
 */
export async function forgetInAudit(tx: Writer, { id, email }: { id: string; email: string }): Promise<void> {
  const [person] = await tx
    .update(auditPeople)
    .set({ name: '', accountId: null })
    .where(eq(auditPeople.accountId, id))
    .returning({ token: auditPeople.token });
  const namesThem = sql`(position(lower(${email}) in lower(${audit.changes}::text)) > 0
    or position(${id} in ${audit.changes}::text) > 0)`;
  const isAbout = person ? or(eq(audit.objectId, person.token), namesThem) : namesThem;
  const rows = await tx.select({ id: audit.id }).from(audit).where(isAbout);
  const ids = rows.map((row) => row.id);
  await tx.delete(onceWrites).where(sql`position(lower(${email}) in lower(${onceWrites.answer})) > 0`);
  if (ids.length > 0) await tx.update(audit).set({ changes: null, salt: '' }).where(inArray(audit.id, ids));
}
