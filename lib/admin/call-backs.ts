import type { CallBack } from '@/lib/contract/call-back';
import { callBackOutcomes, callBackTabs } from '@/lib/contract/call-back';
import { endpoints } from '@/lib/contract/endpoints';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Noun } from './noun';

const outcomes = callBackOutcomes.map((value) => ({ value, label: `AdminCallBacks.outcomes.${value}` as const }));

export const callBackNoun: Noun<CallBack> = {
  ...factsOf('callBack'),
  words: {
    caption: 'AdminCallBacks.caption',
    none: 'AdminCallBacks.none',
    count: {
      overdue: 'AdminToday.callBacks.overdue',
      dueToday: 'AdminToday.callBacks.dueToday',
      open: 'AdminToday.callBacks.open',
    },
    statuses: {
      overdue: 'AdminCallBacks.tabs.overdue',
      dueToday: 'AdminCallBacks.tabs.dueToday',
      mine: 'AdminCallBacks.tabs.mine',
      unassigned: 'AdminCallBacks.tabs.unassigned',
      open: 'AdminCallBacks.tabs.open',
      waiting: 'AdminCallBacks.tabs.waiting',
      answered: 'AdminCallBacks.tabs.answered',
      closed: 'AdminCallBacks.tabs.closed',
      all: 'AdminCallBacks.tabs.all',
    },
  },
  otherwise: 'open',
  rules: {
    statuses: callBackTabs,
    sorts: resources.callBack.sorts,
    defaultSort: 'due',
    hasDays: true,
    filters: { owner: null, outcome: callBackOutcomes },
  },
  filters: {
    owner: { label: 'AdminCallBacks.owner', choices: 'owners' },
    outcome: { label: 'AdminCallBacks.outcome', choices: outcomes },
  },
  bulk: [
    {
      field: { name: 'owner', label: 'AdminCallBacks.act.assign', choices: 'owners', none: 'AdminCallBacks.nobody' },
      actions: { assign: 'AdminCallBacks.act.assignGo' },
    },
    {
      field: {
        name: 'outcome',
        label: 'AdminCallBacks.act.close',
        choices: outcomes,
      },
      actions: { close: 'AdminCallBacks.act.closeGo' },
    },
    { actions: { spam: 'AdminCallBacks.act.spam' } },
  ],
  list: endpoints.listCallBacks,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
};
