import type { QueuedComment } from '@/lib/contract/comment-queue';
import { holdReasons, removalReasons } from '@/lib/contract/comment-rules';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

const whys = [...new Set([...holdReasons, ...removalReasons])];
export const removals = removalReasons.map((value) => ({ value, label: `AdminComments.why.${value}` as const }));

export const commentResource: Resource<QueuedComment> = {
  ...factsOf('comment'),
  words: {
    caption: 'AdminComments.caption',
    none: 'AdminComments.none',
    count: 'AdminToday.comments',
    statuses: {
      held: 'AdminComments.held',
      reported: 'AdminComments.reported',
      new: 'AdminComments.new',
      all: 'AdminComments.all',
      removed: 'AdminComments.removed',
    },
  },
  rules: {
    ...rulesOf('comment'),
    hasDays: true,
    filters: { why: whys },
  },
  filters: {
    why: {
      label: 'AdminComments.whyLabel',
      choices: whys.map((value) => ({ value, label: `AdminComments.why.${value}` as const })),
    },
  },
  bulk: [
    {
      actions: {
        approve: 'AdminComments.approve',
        hold: 'AdminComments.hold',
        safeguard: 'AdminComments.safeguard',
      },
    },
    {
      field: { name: 'reason', label: 'AdminComments.reason', hint: 'AdminComments.reasonHint', choices: removals },
      actions: { remove: 'AdminComments.remove' },
    },
  ],
  idOf: ({ commentId }) => commentId,
  versionOf: ({ version }) => version,
  nameOf: ({ userName, content }) => `${userName}: ${content.slice(0, 60)}`,
};
