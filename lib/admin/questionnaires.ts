import { endpoints } from '@/lib/contract/endpoints';
import type { KeptQuestionnaire } from '@/lib/contract/kept-questionnaire';
import { resources } from '@/lib/contract/resources';
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
  rules: { statuses: ['published', 'draft'], sorts: resources.questionnaire.sorts, defaultSort: '-changed' },
  list: endpoints.listKeptQuestionnaires,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  nameOf: ({ title }) => title,
  mayDelete: ({ answers }) => answers === 0,
};
