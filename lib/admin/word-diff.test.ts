import fc from 'fast-check';
import { wordDiff } from './word-diff';

it('tells the words that went and those that came', () => {
  expect(wordDiff('From £900 a week', 'From £950 a week')).toEqual([
    { kind: 'same', text: 'From ' },
    { kind: 'gone', text: '£900' },
    { kind: 'new', text: '£950' },
    { kind: 'same', text: ' a week' },
  ]);
  expect(wordDiff('', 'New')).toEqual([{ kind: 'new', text: 'New' }]);
  expect(wordDiff('', '')).toEqual([]);
});

it('holds both texts whole, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'care')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDiff(before, after);
      const side = (kind: string) => pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('');
      expect([side('new'), side('gone')]).toEqual([before, after]);
    }),
  );
});
