import type { SQL } from 'drizzle-orm';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { ResourceKind } from '@/lib/contract/resources';
import type { Colleague } from './find-colleague';
import type { RowAction, SeesToTrash } from './row-action';
import type { StaffList } from './staff-list';

type Reader = Pick<Db, 'select' | 'execute'>;
export type Wire = { version?: number | null | undefined; [field: string]: unknown };

/** One kind of row that has a `version`, and whose changes the audit tells. */
export type Kept<W extends Wire, Id extends number | string> = {
  kind: string;
  table: string;
  /** In the order of the ids, whether in the trash or not; those that are gone are left out. */
  read(db: Reader, ids: readonly Id[]): Promise<W[]>;
  /** The same for lists: without long texts. */
  readListed?: (db: Reader, ids: readonly Id[]) => Promise<W[]>;
  /** Fields that are shown to some and at some times alone: the audit is told nothing of them. */
  untold?: readonly string[];
  /** Which rows `t` are the work of somebody who may not have all; null for whoever has all. */
  partOf?: (caller: Colleague) => SQL | null;
  /** What is decided of a row may end its being somebody's work. Elsewhere nobody gives away what they look after. */
  isHandledAway?: true;
};

/** Of which staff have a list; `t` is one of its rows in SQL. */
export type Listed<W extends Wire = Wire> = Kept<W, number> & {
  kind: ResourceKind;
  list: StaffList;
  hasNoTrash?: true;
  actions?: Readonly<Record<string, RowAction>>;
  /** The order that staff give them, where the list's `position` is another. */
  place?: SQL;
  /** Which rows `t` the law has us keep, whatever staff do. */
  isKept?: SQL;
  intoTrash?: SeesToTrash;
  backFromTrash?: SeesToTrash;
};

/** Known by a name, by which the search finds it. What goes into the trash has `deleted_at` and `deleted_by` too. */
export type Resource<W extends Wire = Wire> = Listed<W> & {
  title: SQL;
  /** What tells two of the same name apart. */
  hint?: SQL;
  /** Names of the pictures that go with rows deleted for good. */
  picturesOf?: (db: Reader, ids: readonly number[]) => Promise<string[]>;
  /** What is kept of rows before they are deleted for good. */
  beforeGone?: (tx: Writer, ids: readonly number[]) => Promise<void>;
};
