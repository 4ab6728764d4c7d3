import { and, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { redirects } from '@/care-api/database/schema/redirects';
import type { Writer } from '@/care-api/kernel/db';
import { type RedirectSource, redirectFrom, redirectTo } from '@/lib/contract/redirect';

export type Way = { from: string; to: string };
export type WayCounts = { created: number; changed: number; unchanged: number };

const writtenRow = z.object({ isNew: z.boolean() });
const rowsAtOnce = 1_000;

/**
 * What staff wrote or took away stays so, unless a page has just left its address, or it is staff who say so now. What
 * a register says of a page that is gone outlasts the next import.
 */
export async function leadOn(
  tx: Writer,
  source: RedirectSource,
  ways: readonly Way[],
  { byStaff = false } = {},
): Promise<WayCounts> {
  const spelt = [...new Map(ways.flatMap(spell).map((way) => [way.from, way])).values()];
  const counts = { created: 0, changed: 0, unchanged: 0 };
  for (let start = 0; start < spelt.length; start += rowsAtOnce) {
    const part = spelt.slice(start, start + rowsAtOnce);
    const written = await readRows(
      tx,
      writtenRow,
      sql`
      insert into redirects as r (from_path, to_path, source)
      select "from", "to", ${source}::redirect_source
      from json_to_recordset(${JSON.stringify(part)}::json) as way("from" text, "to" text)
      on conflict (from_path) do update set to_path = excluded.to_path, source = excluded.source,
        deleted_at = null, deleted_by = null, version = r.version + 1, updated_at = now()
      where case when r.deleted_at is null then (r.source <> 'hand' or ${byStaff})
        and (r.to_path <> excluded.to_path or (r.source, excluded.source) = ('register', 'deletion'))
        else ${byStaff} or excluded.source in ('rename', 'deletion') end
      returning r.version = 1 as "isNew"`,
    );
    const created = written.filter(({ isNew }) => isNew).length;
    counts.created += created;
    counts.changed += written.length - created;
    counts.unchanged += part.length - written.length;
  }
  return counts;
}

export function endLeads(tx: Writer, sources: readonly RedirectSource[], addresses: readonly string[]) {
  const isTheirs = and(inArray(redirects.source, [...sources]), inArray(redirects.from, [...addresses]));
  return tx.delete(redirects).where(isTheirs);
}

/** What no redirect can have is left out, as is what would lead to itself. */
function spell({ from, to }: Way): Way[] {
  const [address, target] = [redirectFrom.safeParse(from), redirectTo.safeParse(to)];
  if (!address.success || !target.success || target.data === address.data) return [];
  return [{ from: address.data, to: target.data }];
}
