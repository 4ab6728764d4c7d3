import type { Account } from '@/care-api/kernel/dependencies';

export type Telling = { caller: Account; now: Date };

/** The same of one row, with the version that they have seen; null when they did not say. */
export type TellingOf<Id extends number | string = number> = Telling & { id: Id; seen: number | null };
