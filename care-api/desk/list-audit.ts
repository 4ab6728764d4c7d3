import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { audit, auditPeople } from '@/care-api/database/schema/staff';
import type { Db } from '@/care-api/kernel/db';
import { applicationReference } from '@/lib/contract/application';
import type { AuditRow, auditQuery } from '@/lib/contract/audit';
import { openStaffList } from './find-page';
import type { StaffList } from './staff-list';

/** Pages of what was done, newest first; `isHidden` is of rows whose actor staff are not to know: their object stands for them. */
export function openAudit(db: Db, isHidden: (row: SQL) => SQL) {
  const find = openStaffList(auditList);
  return async ({ kind, action, actor, objectId, ...asked }: z.output<typeof auditQuery>) => {
    const where = sql.join(
      [
        sql`true`,
        ...(kind ? [sql`t.kind = ${kind}`] : []),
        // With what was done to many at once.
        ...(action ? [sql`t.action in (${action}, ${`${action}.many`})`] : []),
        ...(actor
          ? [sql`t.actor = (select token from audit_people where account_id = ${actor}) and not ${isHidden(sql`t`)}`]
          : []),
        ...(objectId ? [sql`t.object_id in (${objectId}, ${tokenOfAccount(objectId)})`] : []),
      ],
      sql` and `,
    );
    const scope = { name: JSON.stringify([kind, action, actor, objectId]), where };
    const { ids, ...page } = await find(db, { sort: '-at', ...asked }, scope);
    return { items: ids.length > 0 ? await readRows(db, ids.map(Number), isHidden) : [], ...page };
  };
}

function tokenOfAccount(id: string) {
  return sql`(select token from audit_people where account_id::text = ${id})`;
}

const auditList: StaffList = {
  from: sql`audit t`,
  id: sql`t.id`,
  idType: 'bigint',
  sorts: { at: { by: sql`t.id`, type: 'bigint' } },
  statuses: { all: sql`true` },
  text: sql`lower(t.changes::text)`,
  when: sql`t.at`,
};

const object = alias(auditPeople, 'object');

async function readRows(db: Db, ids: readonly number[], isOfHidden: (row: SQL) => SQL): Promise<AuditRow[]> {
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
