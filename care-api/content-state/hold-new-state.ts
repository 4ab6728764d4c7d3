import { setTimeout as sleep } from 'node:timers/promises';
import { revisionAge } from '@/care-api/database/read-revisions';
import type { Database } from '@/care-api/kernel/db';
import type { ContentState } from './get-content-state';

/** Told once no API answers from before it: else a page of old content could be kept as one of the new. */
export function holdNewState({ kind }: Pick<Database, 'kind'>): (state: ContentState) => Promise<ContentState> {
  let told = '';
  return async (state) => {
    const text = JSON.stringify(state);
    if (kind === 'postgres' && text !== told) await sleep(revisionAge);
    told = text;
    return state;
  };
}
