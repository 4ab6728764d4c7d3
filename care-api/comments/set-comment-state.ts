import type { z } from 'zod';
import { changeRow } from '@/care-api/desk/change-row';
import type { TellingOf } from '@/care-api/desk/telling';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import type { commentStateInput } from '@/lib/contract/comment-queue';
import { judgeComments } from './comment-actions';
import { commentNoun as noun } from './comment-noun';
import { tellSafeguarding } from './tell-safeguarding';

/** As the audit calls them. */
const deeds = { visible: 'approve', held: 'hold', removed: 'remove' } as const;

type Deps = Pick<Dependencies, 'database' | 'siteUrl'>;

/** Those who look after families are told of what is newly marked for them. */
export function setCommentState(deps: Deps, { state, reason }: z.output<typeof commentStateInput>, told: TellingOf) {
  const verdict = { state, reason: state === 'visible' ? '' : (reason ?? (state === 'held' ? 'staff' : 'other')) };
  return changeRow(deps.database.db, { noun, action: deeds[state], ...told }, async (tx, before) => {
    await judgeComments(tx, [told.id], verdict, told.now);
    const isNews = verdict.reason === 'safeguarding' && before.reason !== verdict.reason;
    if (isNews) await tellSafeguarding(tx, deps.siteUrl, told.caller.id);
  });
}
