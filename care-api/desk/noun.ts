import type { SQL } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';
import type { BulkKind } from '@/lib/contract/resources';
import type { Who } from '@/lib/contract/staff';
import type { Colleague } from './find-colleague';
import type { BackFromTrash, RowAction } from './row-action';
import type { StaffList } from './staff-list';

type Reader = Pick<Db, 'select' | 'execute'>;
/** As a client sees it: what the audit compares and a conflict answers. */
export type Wire = { version?: number | null | undefined; [field: string]: unknown };

/** One kind of row that has a `version`, and whose changes the audit tells. */
export type Kept<W extends Wire, Id extends number | string> = {
  kind: string;
  table: string;
  /** Whether its rows go into a trash. */
  hasTrash: boolean;
  /** In the order of the ids, whether in the trash or not; those that are gone are left out. */
  read(db: Reader, ids: readonly Id[]): Promise<W[]>;
  /** The same for lists: without long texts. */
  readListed?: (db: Reader, ids: readonly Id[]) => Promise<W[]>;
  /** Which rows `t` are the work of somebody who may not have all; null for whoever has all. */
  partOf?: (caller: Colleague) => SQL | null;
};

/** One kind of thing that staff keep: its table has `deleted_at` and `deleted_by` too; `t` is its row in SQL. */
export type Noun<W extends Wire = Wire> = Kept<W, number> & {
  kind: BulkKind;
  /** What people know a row by. */
  title: SQL;
  /** What tells two of the same name apart. */
  hint?: SQL;
  /** Whose work it is. */
  who: Who;
  list: StaffList;
  /** What can be done with many of them, beside putting them into the trash. */
  actions?: Readonly<Record<string, RowAction>>;
  /** Sees to rows that have just come out of the trash. */
  backFromTrash?: BackFromTrash;
  /** About people: what goes for good leaves no words in the audit. */
  isPersonal?: true;
  /** Names of the pictures that go with rows deleted for good. */
  picturesOf?: (db: Reader, ids: readonly number[]) => Promise<string[]>;
};
