import { goesWithin, type ReceivedApplication } from '@/lib/contract/application';
import { applicationStages, closingReasons } from '@/lib/contract/application-stage';
import { readTicks } from './bulk';
import { factsOf, rulesOf } from './facts-of';
import { listSearch, parseListQuery } from './list-query';
import type { Resource } from './resource';

const stages = applicationStages.map((value) => ({ value, label: `AdminApplications.stages.${value}` as const }));

export const applicationResource: Resource<ReceivedApplication> = {
  ...factsOf('application'),
  words: {
    caption: 'AdminApplications.caption',
    none: 'AdminApplications.none',
    count: { needsMe: 'AdminToday.applications' },
    statuses: {
      needsMe: 'AdminApplications.tabs.needsMe',
      sent: 'AdminApplications.tabs.sent',
      open: 'AdminApplications.tabs.open',
      mine: 'AdminApplications.tabs.mine',
      hired: 'AdminApplications.tabs.hired',
      closed: 'AdminApplications.tabs.closed',
      withdrawn: 'AdminApplications.tabs.withdrawn',
      all: 'AdminApplications.tabs.all',
    },
  },
  otherwise: 'open',
  ways: [
    { path: '/adminPanel/applications/message', label: 'AdminApplications.letters.go', letter: 'm' },
    { path: '/adminPanel/applications/compare', label: 'AdminApplications.compare.go', letter: 'c' },
  ],
  rules: {
    ...rulesOf('application'),
    hasDays: true,
    views: ['board'],
    filters: { stage: applicationStages, owner: null, goes: goesWithin },
  },
  filters: {
    stage: { label: 'AdminApplications.stage', choices: stages },
    owner: { label: 'AdminCallBacks.owner', choices: 'applicationOwners' },
    goes: {
      label: 'AdminApplications.goes.within',
      choices: goesWithin.map((value) => ({ value, label: `AdminApplications.goes.${value}` as const })),
    },
  },
  bulk: [
    {
      field: {
        name: 'stage',
        label: 'AdminApplications.act.stages',
        choices: stages.filter(({ value }) => value !== 'closed' && value !== 'withdrawn'),
      },
      actions: { move: 'AdminApplications.act.moveGo' },
    },
    {
      field: {
        name: 'reason',
        label: 'AdminApplications.act.reason',
        choices: closingReasons.map((value) => ({ value, label: `AdminApplications.reasons.${value}` as const })),
      },
      actions: { decline: 'AdminApplications.stages.closed' },
    },
    {
      field: {
        name: 'owner',
        label: 'AdminCallBacks.act.assign',
        choices: 'applicationOwners',
        none: 'AdminCallBacks.nobody',
      },
      actions: { assign: 'AdminCallBacks.act.assignGo' },
    },
  ],
  nameOf: ({ applicant }) => applicant,
  versionOf: ({ version }) => version,
};

export const letterForm = 'application-letter';

/** A screen of the applications that are ticked. */
export function tickedPath(screen: 'compare' | 'message', ids: readonly number[], search: string): string {
  return `/adminPanel/applications/${screen}?${new URLSearchParams({ ids: ids.join(), in: search })}`;
}

export function readTicked(asked: URLSearchParams): { ids: number[]; search: string } {
  const named = asked.getAll('ids').flatMap((said) => said.split(','));
  const search = listSearch(
    parseListQuery(new URLSearchParams(asked.get('in') ?? asked.get('search') ?? ''), applicationResource.rules).query,
    applicationResource.rules,
  );
  return { ids: [...new Set(readTicks(named)?.ids ?? [])], search };
}

export const applicationKeys = {
  take: 't',
  assign: 'a',
  spoke: 's',
  heard: 'd',
  mailed: 'm',
  note: 'o',
  next: 'x',
  offerInterview: 'v',
  moveInterview: 'v',
  thenNext: 'q',
  back: 'z',
  sent: 'b',
  read: 'l',
  shortlisted: 'h',
  call: 'i',
  offer: 'f',
  checks: 'c',
  hired: 'r',
  closed: 'n',
  withdrawn: 'w',
} as const;

export function applicationDraftName(id: string | number): string {
  return `application-case:${id}`;
}
