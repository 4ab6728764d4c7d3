import { type CannedAnswer, cannedAnswerSorts } from '@/lib/contract/canned-answer';
import { endpoints } from '@/lib/contract/endpoints';
import type { Noun } from './noun';

export const cannedAnswerNoun: Noun<CannedAnswer> = {
  screen: 'canned-answers',
  kind: 'cannedAnswer',
  words: {
    caption: 'AdminCannedAnswers.caption',
    none: 'AdminCannedAnswers.none',
    add: 'AdminCannedAnswers.new',
    statuses: { kept: 'AdminCannedAnswers.kept' },
  },
  rules: { statuses: ['kept'], sorts: cannedAnswerSorts, defaultSort: 'title' },
  hasTrash: true,
  list: endpoints.listCannedAnswers,
  remove: endpoints.deleteCannedAnswer,
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
        max: 200,
      },
      {
        name: 'text',
        label: 'AdminCannedAnswers.text',
        hint: 'AdminCannedAnswers.textHint',
        kind: 'text',
        rows: 12,
        max: 10_000,
      },
    ],
    quick: ['title'],
    names: {},
    toOpened: ({ title, text, version }) => ({ fields: { title, text }, version }),
    toBody: ({ title, text }) => ({ title, text }),
  },
};
