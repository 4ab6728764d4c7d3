import { toReport } from '@/lib/contract/fault-words';
import { startEditor } from './editor-state';

const row = { fields: { question: 'Who?', answer: 'Us.' }, version: 3 };

it('begins at the row', () => {
  expect(startEditor(row, null)).toEqual({ base: row, words: row.fields, conflict: null });
});

it('goes on from what was typed when a form came back; what was not kept stays as it is', () => {
  const draft = { words: { question: 'Typed?' }, report: toReport('fieldsRequired') };
  expect(startEditor(row, draft)).toEqual({ base: row, words: { question: 'Typed?', answer: 'Us.' }, conflict: null });
});

it('shows what somebody else changed meanwhile, and will save over that row', () => {
  const words = { question: 'Mine?', answer: 'Before.', 'was.question': 'Before?', 'was.answer': 'Before.' };
  const state = startEditor(row, { words, report: toReport('changedMeanwhile') });
  expect(state).toEqual({
    base: row,
    words: { question: 'Mine?', answer: 'Us.' },
    conflict: { clashes: [{ field: 'question', base: 'Before?', mine: 'Mine?', theirs: 'Who?' }], taken: ['answer'] },
  });
});
