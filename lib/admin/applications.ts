import { applicationStages, applicationTabs, type ReceivedApplication } from '@/lib/contract/application';
import { endpoints } from '@/lib/contract/endpoints';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Noun } from './noun';

const { sorts, lengths } = resources.application;

export const applicationNoun: Noun<ReceivedApplication> = {
  ...factsOf('application'),
  words: {
    caption: 'AdminApplications.caption',
    none: 'AdminApplications.none',
    count: { sent: 'AdminToday.applications' },
    statuses: {
      sent: 'AdminApplications.tabs.sent',
      open: 'AdminApplications.tabs.open',
      closed: 'AdminApplications.tabs.closed',
      withdrawn: 'AdminApplications.tabs.withdrawn',
      all: 'AdminApplications.tabs.all',
    },
  },
  otherwise: 'open',
  rules: { statuses: applicationTabs, sorts, defaultSort: '-created', hasDays: true },
  list: endpoints.listReceivedApplications,
  idOf: ({ id }) => id,
  nameOf: ({ reference }) => reference,
  editor: {
    get: endpoints.getReceivedApplication,
    update: endpoints.updateReceivedApplication,
    fields: [
      {
        name: 'stage',
        label: 'AdminApplications.stage',
        kind: 'choice',
        values: applicationStages
          .filter((stage) => stage !== 'sent')
          .map((value) => ({ value, label: `AdminApplications.stages.${value}` as const })),
      },
      {
        name: 'nextStep',
        label: 'AdminApplications.nextStep',
        hint: 'AdminApplications.nextStepHint',
        kind: 'line',
        max: lengths.nextStep,
        optional: 'AdminApplications.optional',
      },
      { name: 'nextOn', label: 'AdminApplications.nextOn', kind: 'day', optional: 'AdminApplications.optional' },
    ],
    quick: [],
    names: {},
    // Whoever has it open has read it, and saves it as read at least.
    toOpened: ({ stage, nextStep, nextOn, version }) => ({
      fields: { stage: stage === 'sent' ? 'read' : stage, nextStep, nextOn: nextOn ?? '' },
      version,
    }),
    toBody: ({ stage, nextStep, nextOn }) => ({ stage, nextStep, nextOn }),
  },
};
