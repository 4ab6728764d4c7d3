import type { KeptQuestionnaire } from '@/lib/contract/kept-questionnaire';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

export const questionnaireResource: Resource<KeptQuestionnaire> = {
  ...factsOf('questionnaire'),
  words: {
    caption: 'AdminLayout.screens.questionnaires',
    none: 'AdminQuestionnaires.none',
    add: 'AdminQuestionnaires.new',
    statuses: { published: 'AdminPages.published', draft: 'AdminPages.draft' },
  },
  versionOf: ({ version }) => version,
  nameOf: ({ title }) => title,
  mayDelete: ({ answers }) => answers === 0,
};
