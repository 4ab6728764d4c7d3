import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { audit, auditPeople } from '@/care-api/database/schema/staff';
import type { Writer } from '@/care-api/kernel/db';

/** Fields that the API fills with an account's id. An id that stands anywhere else is a word that somebody wrote. */
const idFields = ['ownerId', 'userId', 'userid', 'extra1'];

type Person = {
  id: string;
  email: string | null;
  applications: readonly number[];
};

/**
 * What they did stays, under the token that it answers: '' where the audit knows nothing of them. Whoever writes an id of
 * theirs into a text blanks nothing by deleting it.
 */
export async function forgetInAudit(tx: Writer, { id, email, applications }: Person): Promise<string> {
  const [person] = await tx
    .update(auditPeople)
    .set({ name: '', accountId: null })
    .where(eq(auditPeople.accountId, id))
    .returning({ token: auditPeople.token });
  const isOfThem = sql`exists (
    select from jsonb_each(${audit.changes}) field
    where field.key = any(${sql.param(idFields)}::text[]) and field.value @> ${JSON.stringify([id])}::jsonb)`;
  const isTheirs = isOf('application', applications);
  const isAbout = or(
    person && eq(audit.objectId, person.token),
    isTheirs,
    isOfThem,
    email === null ? undefined : names(email),
  );
  await blank(tx, isAbout);
  await forgetInRuns(tx, 'application', applications);
  return person?.token ?? '';
}

/** Of rows about people that are gone for good; what was done with them stays. */
export async function forgetRowsInAudit(tx: Writer, kind: string, ids: readonly (number | string)[]): Promise<void> {
  if (ids.length === 0) return;
  await blank(tx, isOf(kind, ids));
  await forgetInRuns(tx, kind, ids);
}

/** Alone or with others: what a run tells of many rows it tells in one. */
function isOf(kind: string, ids: readonly (number | string)[]) {
  const changed = sql`${audit.changes} #> '{ids,1}'`;
  const list = sql`case jsonb_typeof(${changed}) when 'array' then ${changed} else '[]' end`;
  const isOfMany = sql`exists (select from jsonb_array_elements_text(${list}) one where one = any(${textsOf(ids)}))`;
  return and(
    eq(audit.kind, kind),
    or(inArray(audit.objectId, ids.map(String)), and(eq(audit.objectId, ''), isNotNull(audit.changes), isOfMany)),
  );
}

/** What a run keeps of them to put them back; and what it gave to all, which may name one of them. */
async function forgetInRuns(tx: Writer, kind: string, ids: readonly (number | string)[]): Promise<void> {
  const isOne = sql`one->>'id' = any(${textsOf(ids)})`;
  const rows = sql`jsonb_array_elements(changed) one`;
  await tx.execute(sql`
    update runs set value = '', changed = (select coalesce(jsonb_agg(one), '[]') from ${rows} where not ${isOne})
    where kind = ${kind} and exists (select from ${rows} where ${isOne})`);
}

function textsOf(ids: readonly (number | string)[]): SQL {
  return sql`${sql.param(ids.map(String))}::text[]`;
}

export function forgetEmailInAudit(tx: Writer, email: string): Promise<void> {
  return blank(tx, names(email));
}

/** Whole: ann@x.org is named neither by joann@x.org nor by ann@x.org.uk. */
function names(email: string): SQL {
  const changes = sql`lower(${audit.changes}::text)`;
  // The letter of an escape, such as the n of a line's end, is none of an address.
  const before = String.raw`(^|\\[bfnrt]|[^[:alnum:]._%+-])[._%+-]*`;
  const after = '(?![.-]*[[:alnum:]])';
  const whole = before + email.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) + after;
  return sql`(position(lower(${email}) in ${changes}) > 0 and ${changes} ~ lower(${whole}))`;
}

async function blank(tx: Writer, isAbout: SQL | undefined): Promise<void> {
  const rows = await tx.select({ id: audit.id }).from(audit).where(isAbout);
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await tx.update(audit).set({ changes: null, salt: '' }).where(inArray(audit.id, ids));
}
