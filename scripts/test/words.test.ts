import { chooseFiles, patternOf } from './words.mjs';

const sources: Record<string, string> = {
  'care-api/routes/comments.test.ts': "it('deletes a comment', …)",
  'components/comments/conversation.test.tsx': "it('asks before it deletes', …)",
  'lib/answers/draft.test.ts': "it('keeps comments of the last draft', …)",
};
const choose = (...words: string[]) => chooseFiles(Object.keys(sources), words, (path: string) => sources[path] ?? '');

test('a word in the path of a file fits all of its tests; in a name, that one', () => {
  expect(choose('Comments')).toEqual([
    { named: [], paths: ['care-api/routes/comments.test.ts', 'components/comments/conversation.test.tsx'] },
    { named: ['Comments'], paths: ['lib/answers/draft.test.ts'] },
  ]);
});

test('of several words some may stand in the path and the others in the name', () => {
  expect(choose('components', 'deletes')).toEqual([
    { named: ['deletes'], paths: ['components/comments/conversation.test.tsx'] },
  ]);
});

test('words that no file holds together choose nothing', () => {
  expect(choose('draft', 'deletes')).toEqual([]);
});

test('a name fits when it holds every word, in any order and as it is written', () => {
  const fits = (name: string, ...words: string[]) => new RegExp(patternOf(words), 'i').test(name);
  expect(fits('what is deleted is gone', 'GONE', 'deleted')).toBe(true);
  expect(fits('what is deleted is gone', 'gone', 'kept')).toBe(false);
  expect(fits('costs £5 (or nothing?)', '(or nothing?)')).toBe(true);
  expect(fits('page 10', 'page 1.')).toBe(false);
});
