import type { CannedAnswer } from '@/lib/contract/canned-answer';
import { endpoints } from '@/lib/contract/endpoints';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { sorts, lengths } = resources.cannedAnswer;

export const cannedAnswerResource: Resource<CannedAnswer> = {
  ...factsOf('cannedAnswer'),
  words: {
    caption: 'AdminCannedAnswers.caption',
    none: 'AdminCannedAnswers.none',
    add: 'AdminCannedAnswers.new',
    statuses: { kept: 'AdminCannedAnswers.kept' },
  },
  rules: { statuses: ['kept'], sorts, defaultSort: 'title' },
  list: endpoints.listCannedAnswers,
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  editor: {
    get: endpoints.getCannedAnswer,
    create: endpoints.createCannedAnswer,
    update: endpoints.updateCannedAnswer,
    fields: [
      {
        name: 'title',
        label: 'AdminCannedAnswers.title',
        hint: 'AdminCannedAnswers.titleHint',
        kind: 'line',
        max: lengths.title,
      },
      {
        name: 'text',
        label: 'AdminCannedAnswers.text',
        hint: 'AdminCannedAnswers.textHint',
        kind: 'text',
        rows: 12,
        max: lengths.text,
      },
    ],
    quick: ['title'],
    names: {},
    toOpened: ({ title, text, version }) => ({ fields: { title, text }, version }),
    toBody: ({ title, text }) => ({ title, text }),
  },
};
