import type { z } from 'zod';
import { changeRow } from '@/care-api/desk/change-row';
import type { TellingOf } from '@/care-api/desk/telling';
import type { Db } from '@/care-api/kernel/db';
import type { commentStateInput } from '@/lib/contract/comment-queue';
import { judgeComments } from './comment-actions';
import { commentNoun as noun } from './comment-noun';

/** As the audit calls them. */
const deeds = { visible: 'approve', held: 'hold', removed: 'remove' } as const;

export function setCommentState(db: Db, { state, reason }: z.output<typeof commentStateInput>, told: TellingOf) {
  const verdict = { state, reason: state === 'visible' ? '' : (reason ?? (state === 'held' ? 'staff' : 'other')) };
  return changeRow(db, { noun, action: deeds[state], ...told }, (tx) =>
    judgeComments(tx, [told.id], verdict, told.now),
  );
}
