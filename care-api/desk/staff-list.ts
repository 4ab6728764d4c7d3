import type { SQL } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';
import type { Ordered } from './order-of';

export type Reader = Pick<Db, 'execute'>;

/** A list for staff in SQL: `t` is one of its rows. */
export type StaffList = Ordered & {
  from: SQL;
  /** Conditions, some for whoever asks; the first is the usual one. */
  statuses: Record<string, SQL | ((me: string) => SQL)>;
  /** Lower-case text in which each word is looked for. */
  text: SQL;
  /** What of it is a name, as people look for it (`asName`), where an index finds that. */
  names?: SQL | undefined;
  /** What of it holds letters, where the rest is dear to make: no index finds one or two letters, so each row is read. */
  letters?: SQL;
  /** Rows that have a word elsewhere than in `text`: `like` is its pattern. */
  orHas?: (like: string, db: Reader) => Promise<SQL>;
  when: SQL;
  owner?: SQL;
  /** The words of a question as `text` has them; lower-case and parted by spaces where it is not said. */
  words?: (q: string) => string[];
  filters?: Record<string, (value: string, db: Reader) => SQL | Promise<SQL>>;
};

export type Asked = {
  page?: number | undefined;
  size: number;
  q?: string | undefined;
  status?: string | undefined;
  sort?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  owner?: string | undefined;
  /** The account that asks, where a list has statuses of its own for each. */
  me?: string | undefined;
};

/** A part of a list that is all that somebody sees of it; `name` tells it from other parts. */
export type Scope = { name: string; where: SQL };
