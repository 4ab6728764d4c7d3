import fc from 'fast-check';
import { paragraphDiff } from './paragraph-diff';

it('leaves paragraphs that stayed whole, and marks the words of the one that changed', () => {
  expect(paragraphDiff('One.\n\nCosts £900.\nThree.', 'One.\nCosts £950.\nThree.')).toEqual([
    { kind: 'same', paragraphs: ['One.'] },
    {
      kind: 'changed',
      pieces: [
        { kind: 'same', text: 'Costs ' },
        { kind: 'gone', text: '£900.' },
        { kind: 'new', text: '£950.' },
      ],
    },
    { kind: 'same', paragraphs: ['Three.'] },
  ]);
  expect(paragraphDiff('', 'New')).toEqual([{ kind: 'changed', pieces: [{ kind: 'new', text: 'New' }] }]);
  expect(paragraphDiff('', '')).toEqual([]);
});

it('marks words in a text of thousands', () => {
  const long = Array.from({ length: 400 }, (_, at) => `Paragraph ${at} has some words of its own.`);
  const changed = long.with(200, 'Paragraph 200 has other words of its own.');
  const pieces = paragraphDiff(long.join('\n'), changed.join('\n')).flatMap((stretch) =>
    stretch.kind === 'changed' ? stretch.pieces : [],
  );
  expect(pieces.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'gone', text: 'some' },
    { kind: 'new', text: 'other' },
  ]);
});

it('holds the words of both texts, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'care')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const stretches = paragraphDiff(before, after);
      const side = (other: string) =>
        stretches
          .map((stretch) =>
            stretch.kind === 'same'
              ? stretch.paragraphs.join('\n')
              : stretch.pieces.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join(''),
          )
          .join('\n');
      const words = (whole: string) => whole.split(/\n+/).filter((line) => line.trim() !== '');
      expect([words(side('new')), words(side('gone'))]).toEqual([words(before), words(after)]);
    }),
  );
});
