import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { withPictures } from '@/care-api/files/with-pictures';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { changeRow, createRow } from './change-row';
import type { Resource, Wire } from './resource';
import type { Telling } from './telling';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;
/** By `caller`, null for the API itself; without `action` it is a change by staff. */
type Change = { id: number; seen: number | null; caller: Account | null; now: Date; action?: AuditedAction };

type Rows<Input, Row> = {
  toRow: (body: Input) => Row;
  picture?: { column: string; field: string; of: (body: Input) => string | null | undefined };
};

export function tableVerbs<T extends PgTable & { id: PgColumn; position?: PgColumn }, W extends Wire, Input>(
  resource: Resource<W>,
  table: T,
  { toRow, picture }: Rows<Input, Partial<T['$inferInsert']>>,
) {
  const { position } = table;
  const last = position && { position: sql`(select coalesce(max(${position}), 0) + 1 from ${table})` };

  /** `write` is given the columns of the row, once it says which picture it has. */
  function withRow(
    deps: Deps,
    caller: Account | null,
    body: Input,
    write: (columnsOf: (before: Wire) => Record<string, unknown>) => Promise<W | null>,
  ) {
    if (!picture) return write(() => toRow(body));
    const { column, field, of } = picture;
    return withPictures(deps, caller, { [field]: of(body) }, (settle) =>
      write((before) => ({ ...toRow(body), [column]: settle(field, String(before[field] ?? '')) })),
    );
  }

  return {
    create: (deps: Deps, body: Input, context: Telling) =>
      withRow(deps, context.caller, body, (columnsOf) =>
        createRow(deps.database.db, { resource, action: 'create', ...context }, async (tx) => {
          const values = { ...columnsOf({}), ...last };
          const [row] = await tx.insert<PgTable>(table).values(values).returning({ id: sql<number>`id` });
          return row?.id;
        }),
      ),
    update: (deps: Deps, body: Input, context: Change) =>
      withRow(deps, context.caller, body, (columnsOf) =>
        changeRow(deps.database.db, { resource, action: 'update', ...context }, (tx, before) =>
          tx.update<PgTable>(table).set(columnsOf(before)).where(eq(table.id, context.id)),
        ),
      ),
  };
}
