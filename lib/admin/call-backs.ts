import type { CallBack } from '@/lib/contract/call-back';
import { callBackOutcomes, contactPreferences } from '@/lib/contract/call-back';
import { endpoints } from '@/lib/contract/endpoints';
import { entryFields, optional } from './entry-fields';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

const outcomes = callBackOutcomes.map((value) => ({ value, label: `AdminCallBacks.outcomes.${value}` as const }));

export const callBackResource: Resource<CallBack> = {
  ...factsOf('callBack'),
  words: {
    caption: 'AdminCallBacks.caption',
    none: 'AdminCallBacks.none',
    add: 'AdminCallBacks.enter',
    count: {
      safeguarding: 'AdminToday.callBacks.safeguarding',
      overdue: 'AdminToday.callBacks.overdue',
      dueToday: 'AdminToday.callBacks.dueToday',
      open: 'AdminToday.callBacks.open',
    },
    statuses: {
      overdue: 'AdminCallBacks.tabs.overdue',
      dueToday: 'AdminCallBacks.tabs.dueToday',
      safeguarding: 'AdminCallBacks.tabs.safeguarding',
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
    ...rulesOf('callBack'),
    seldom: ['safeguarding'],
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
  nameOf: ({ name }) => name,
  entry: {
    create: endpoints.enterCallBack,
    fields: [
      ...entryFields,
      { name: 'yourName', label: 'AdminCallBacks.name', kind: 'line', max: 120 },
      { name: 'phoneNo', label: 'AdminCallBacks.phone', kind: 'line', type: 'tel', max: 40, optional },
      { name: 'email', label: 'AdminCallBacks.email', kind: 'line', type: 'email', max: 254, optional },
      {
        name: 'contactBy',
        label: 'AdminCallBacks.contact',
        kind: 'choice',
        values: contactPreferences.map((value) => ({ value, label: `AdminCallBacks.needs.${value}` as const })),
      },
      { name: 'topic', label: 'AdminCallBacks.topic', kind: 'line', max: 300, optional },
      { name: 'yourMessage', label: 'AdminCallBacks.message', kind: 'text', rows: 6, max: 4_000 },
    ],
    names: {},
    toBody: (fields) => fields,
  },
};
