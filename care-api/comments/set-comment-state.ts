import type { z } from 'zod';
import { changeRow } from '@/care-api/desk/change-row';
import type { TellingOf } from '@/care-api/desk/telling';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import type { commentStateInput } from '@/lib/contract/comment-queue';
import { tellAtRisk } from './cases-at-risk';
import { moderateMany, noteJudged } from './comment-actions';
import { commentResource as resource } from './comment-resource';

const deeds = { visible: 'approve', held: 'hold', removed: 'remove' } as const;

type Deps = Pick<Dependencies, 'database' | 'siteUrl'>;

/** Those who look after families are told of what is newly marked for them. */
export function setCommentState(deps: Deps, { state, reason }: z.output<typeof commentStateInput>, context: TellingOf) {
  const verdict = { state, reason: state === 'visible' ? '' : (reason ?? (state === 'held' ? 'staff' : 'other')) };
  return changeRow(deps.database.db, { resource, action: deeds[state], ...context }, async (tx, before) => {
    await moderateMany(tx, [context.id], verdict, context.now);
    const isNews = verdict.reason === 'safeguarding' && before.reason !== verdict.reason;
    await noteJudged(tx, [context.id], {
      action: isNews ? 'safeguard' : deeds[state],
      by: context.caller,
      now: context.now,
    });
    if (isNews) await tellAtRisk(tx, deps.siteUrl, [context.id], context.caller.id);
  });
}
