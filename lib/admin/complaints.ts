import { type Complaint, type ComplaintDeed, complaintKinds, complaintReference } from '@/lib/contract/complaint';
import { endpoints } from '@/lib/contract/endpoints';
import { entryFields, optional } from './entry-fields';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

export const complaintResource: Resource<Complaint> = {
  ...factsOf('complaint'),
  words: {
    caption: 'AdminComplaints.caption',
    none: 'AdminComplaints.none',
    add: 'AdminComplaints.enter',
    count: { overdue: 'AdminToday.complaints.overdue', open: 'AdminToday.complaints.open' },
    statuses: {
      open: 'AdminComplaints.tabs.open',
      overdue: 'AdminComplaints.tabs.overdue',
      mine: 'AdminComplaints.tabs.mine',
      answered: 'AdminComplaints.states.answered',
      closed: 'AdminComplaints.states.closed',
      all: 'AdminComplaints.tabs.all',
    },
  },
  rules: {
    ...rulesOf('complaint'),
    hasDays: true,
    filters: { kind: complaintKinds, owner: null },
  },
  filters: {
    kind: {
      label: 'AdminComplaints.kind',
      choices: complaintKinds.map((value) => ({ value, label: `AdminComplaints.kinds.${value}` as const })),
    },
    owner: { label: 'AdminCallBacks.owner', choices: 'owners' },
  },
  bulk: [
    {
      field: { name: 'owner', label: 'AdminCallBacks.act.assign', choices: 'owners', none: 'AdminCallBacks.nobody' },
      actions: { assign: 'AdminCallBacks.act.assignGo' },
    },
  ],
  nameOf: ({ id }) => complaintReference(id),
  entry: {
    create: endpoints.enterComplaint,
    fields: [
      ...entryFields,
      {
        name: 'kind',
        label: 'AdminComplaints.kind',
        kind: 'choice',
        values: complaintKinds.map((value) => ({ value, label: `AdminComplaints.kinds.${value}` as const })),
      },
      { name: 'name', label: 'AdminComplaints.name', kind: 'line', max: 120, optional },
      { name: 'phone', label: 'AdminCallBacks.phone', kind: 'line', type: 'tel', max: 40, optional },
      { name: 'email', label: 'AdminCallBacks.email', kind: 'line', type: 'email', max: 254, optional },
      {
        name: 'isForOther',
        label: 'AdminComplaints.forWhom',
        kind: 'choice',
        values: (['me', 'other'] as const).map((value) => ({ value, label: `AdminComplaints.whom.${value}` as const })),
      },
      { name: 'person', label: 'AdminComplaints.person', kind: 'line', max: 200, optional },
      { name: 'message', label: 'AdminComplaints.message', kind: 'text', rows: 8, max: 10_000 },
    ],
    names: {},
    toBody: (fields) => ({ ...fields, isForOther: fields.isForOther === 'other' }),
  },
};

export const complaintKeys: Readonly<Record<ComplaintDeed, string>> = {
  take: 't',
  assign: 'a',
  acknowledge: 'k',
  answer: 's',
  mailed: 'm',
  note: 'o',
  authorise: 'y',
  close: 'c',
  reopen: 'u',
};

export function complaintDraftName(id: string | number): string {
  return `complaint-case:${id}`;
}
