import type { Db } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import type { Wire } from './resource';
import type { Telling, TellingOf } from './telling';

/** What the calls of a resource do in a way of its own: what they take is as the contract reads it. */
export type Verbs<Create = unknown, Update = Create, Query = unknown> = {
  /** What its list answers visitors, who ask for no page; without it there are pages alone. */
  listAll?(db: Db, query: Query): Promise<unknown>;
  get?(db: Db, id: number): Promise<Wire | null>;
  create(deps: Dependencies, body: Create, context: Telling): Promise<Wire | null>;
  update(deps: Dependencies, body: Update, context: TellingOf): Promise<Wire | null>;
  remove?(deps: Dependencies, context: TellingOf): Promise<Wire | null>;
};
