import { setTimeout as sleep } from 'node:timers/promises';
import { revisionAge } from '@/care-api/database/read-revisions';
import type { Database } from '@/care-api/kernel/db';
import type { ContentState } from './get-content-state';

/**
 * Where other APIs may answer from the same database, a new state is told once none of them answers from before it: else
 * a page could be made of the old content and be kept as one of the new. An embedded database is written by its API alone.
 */
export function holdNewState({ kind }: Pick<Database, 'kind'>): (state: ContentState) => Promise<ContentState> {
  let told = '';
  return async (state) => {
    const text = JSON.stringify(state);
    if (kind === 'postgres' && text !== told) await sleep(revisionAge);
    told = text;
    return state;
  };
}
