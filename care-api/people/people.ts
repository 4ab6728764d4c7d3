import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { iso } from '@/care-api/database/iso';
import { readRows } from '@/care-api/database/read-rows';
import { noteChange } from '@/care-api/desk/change-row';
import { forgetEmailInAudit, forgetRowsInAudit } from '@/care-api/desk/forget-in-audit';
import { queueEvent } from '@/care-api/desk/queue-event';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { type Person, type personExport, personKinds, personSchema } from '@/lib/contract/person';
import { held } from './held';
import { readWho, type Who } from './who';

const personRow = personSchema.shape.rows.element;
const exportRow = z.object({ row: z.record(z.string(), z.unknown()) });
const goneRow = z.object({ id: z.union([z.number(), z.string()]), email: z.string().nullable() });

export async function getPerson(db: Db, asked: string): Promise<Person> {
  const who = readWho(asked);
  if (!who) return { rows: [] };
  const parts = personKinds.map((kind) => {
    const { title, email, phone, inTrash, isKept } = held[kind];
    return sql`select ${kind}::text as kind, t.id::text as id, ${title} as title, ${email} as email, ${phone} as phone,
      ${iso(sql`t.created_at`)} as at, ${inTrash} as "inTrash", ${isKept} as "isKept" ${from(kind, who)}`;
  });
  const rows = await readRows(db, personRow, sql`${sql.join(parts, sql` union all `)} order by at desc, kind, id`);
  return { rows };
}

/** The rows whole, for whom they are about; the audit notes that they were given out. */
export async function exportPerson(db: Db, caller: Account, asked: string, now: Date) {
  const who = readWho(asked);
  return db.transaction(async (tx) => {
    const found: z.input<typeof personExport> = {};
    for (const kind of personKinds) {
      // An account is given out whole on its own screen.
      if (!who || kind === 'account') continue;
      const { without, more } = held[kind];
      const row = sql`(to_jsonb(t) - ${sql.param([...without])}::text[]) ${more ? sql`|| ${more}` : sql``}`;
      const rows = await readRows(tx, exportRow, sql`select ${row} as row ${from(kind, who)} order by t.id`);
      found[kind] = rows.map(({ row: one }) => one);
    }
    await noteChange(tx, { kind: 'person', id: '', caller, action: 'export', now }, {}, {});
    return found;
  });
}

/** But accounts and what was about somebody at risk; the audit says no more what was in it, nor their email. */
export function erasePerson(db: Db, caller: Account, asked: string, now: Date): Promise<{ gone: number }> {
  const who = readWho(asked);
  return db.transaction(async (tx) => {
    let gone = 0;
    const emails = new Set<string>();
    for (const kind of personKinds) {
      if (!who || kind === 'account') continue;
      const { table, email, isTheirs, isKept } = held[kind];
      // Whoever is known by a number alone was written to all the same.
      if (kind === 'referee') await deleteMailsOf(tx, who);
      const rows = await readRows(
        tx,
        goneRow,
        sql`delete from ${sql.identifier(table)} t where ${isTheirs(who)} and not ${isKept} returning t.id, ${email} as email`,
      );
      gone += rows.length;
      for (const row of rows) if (row.email) emails.add(row.email.toLowerCase());
      const all = rows.map(({ id }) => id);
      const ids = all.filter((id) => typeof id === 'number');
      await forgetRowsInAudit(tx, kind, all);
      if (kind === 'callBack') await queueEvent(tx, { type: 'callBack.deleted', kind, ids }, now);
    }
    for (const email of emails) if (await isGone(tx, who, email)) await forgetEmailInAudit(tx, email);
    await noteChange(tx, { kind: 'person', id: '', caller, action: 'erase', now }, {}, { rows: gone });
    return { gone };
  });
}

async function deleteMailsOf(tx: Writer, referee: Who): Promise<void> {
  await tx.execute(sql`delete from mails where id in (select unnest(t.mails) ${from('referee', referee)})`);
}

/** Whoever has an account is forgotten with it; of whom nobody asked by the email, what else names it may be there still. */
async function isGone(tx: Writer, asked: Who | null, email: string): Promise<boolean> {
  const kinds = asked?.email === email ? (['account'] as const) : personKinds.filter((kind) => kind !== 'mail');
  for (const kind of kinds) {
    const { rows } = await tx.execute(sql`select ${from(kind, { email, digits: null })} limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

function from(kind: (typeof personKinds)[number], who: Who): SQL {
  const { table, isTheirs } = held[kind];
  return sql`from ${sql.identifier(table)} t where ${isTheirs(who)}`;
}
