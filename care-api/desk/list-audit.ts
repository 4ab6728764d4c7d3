import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readByIds } from '@/care-api/database/read-by-ids';
import { audit, auditPeople } from '@/care-api/database/schema/staff';
import type { Db } from '@/care-api/kernel/db';
import { applicationReference } from '@/lib/contract/application';
import type { AuditRow } from '@/lib/contract/audit';
import { openStaffList } from './find-page';
import { listOf } from './list-of';
import type { Asked } from './staff-list';
import type { OwnTable } from './tables';

/** Pages of what was done, newest first. */
export function openAudit(db: Db, { list, read }: ReturnType<typeof auditTable>) {
  const find = openStaffList(list);
  return async (asked: Asked) => {
    const { ids, ...page } = await find(db, { sort: '-at', ...asked });
    return { items: ids.length > 0 ? await read(db, ids) : [], ...page };
  };
}

/** `isHidden` is of rows whose actor staff are not to know: their object stands for them. */
export function auditTable(isHidden: (row: SQL) => SQL) {
  const read = (db: Reading, ids: readonly string[]) => readRows(db, ids.map(Number), isHidden);
  return {
    kind: 'audit',
    read,
    list: listOf('audit', 'audit', {
      idType: 'bigint',
      sorts: { at: { by: sql`t.id`, type: 'bigint' } },
      statuses: { all: sql`true` },
      text: sql`lower(t.changes::text)`,
      when: sql`t.at`,
      filters: {
        kind: (kind) => sql`t.kind = ${kind}`,
        // With what was done to many at once.
        action: (action) => sql`t.action in (${action}, ${`${action}.many`})`,
        actor: (actor) => sql`t.actor = ${tokenOfAccount(actor)} and not ${isHidden(sql`t`)}`,
        objectId: (id) => sql`t.object_id in (${id}, ${tokenOfAccount(id)})`,
      },
    }),
    csv: {
      async read(db, ids) {
        const rows = await read(db, ids);
        return rows.map((row) => ({ ...row, changes: row.changes && JSON.stringify(row.changes) }));
      },
    },
  } satisfies OwnTable & Record<string, unknown>;
}

function tokenOfAccount(id: string) {
  return sql`(select token from audit_people where account_id::text = ${id})`;
}

const object = alias(auditPeople, 'object');

type Reading = Pick<Db, 'select'>;

async function readRows(db: Reading, ids: readonly number[], isOfHidden: (row: SQL) => SQL): Promise<AuditRow[]> {
  const select = db
    .select({
      ...{ row: audit, accountId: auditPeople.accountId, name: auditPeople.name, objectAccount: object.accountId },
      isHidden: sql<boolean>`${isOfHidden(sql`audit`)}`,
    })
    .from(audit)
    .leftJoin(auditPeople, eq(auditPeople.token, audit.actor))
    .leftJoin(object, eq(object.token, audit.objectId));
  const rows = await readByIds(select, audit.id, ids, ({ row }) => row.id);
  return rows.map(({ row, accountId, name, objectAccount, isHidden }) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    kind: row.kind,
    changes: row.changes,
    checked: row.checked,
    accountId: isHidden ? null : accountId,
    actor: isHidden ? applicationReference(Number(row.objectId)) : name || row.actor,
    objectId: objectAccount ?? row.objectId,
  }));
}
