import type { CannedAnswer } from '@/lib/contract/canned-answer';
import { editorOf, factsOf, fieldsOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

const { hinted } = fieldsOf('AdminCannedAnswers', 'cannedAnswer');

export const cannedAnswerResource: Resource<CannedAnswer> = {
  ...factsOf('cannedAnswer'),
  words: { ...wordsOf('AdminCannedAnswers'), statuses: { kept: 'AdminCannedAnswers.kept' } },
  nameOf: ({ title }) => title,
  editor: editorOf('cannedAnswer', {
    fields: [hinted('title', 'line'), hinted('text', 'text', { rows: 12 })],
    quick: ['title'],
  }),
};
