import fc from 'fast-check';
import { mergeEdits } from './merge-edits';

const base = { question: 'Who?', answer: 'Us.' };

it('what only one of two changed is kept, theirs and mine', () => {
  expect(mergeEdits(base, { question: 'Who are you?', answer: 'Us.' }, { question: 'Who?', answer: 'We.' })).toEqual({
    fields: { question: 'Who are you?', answer: 'We.' },
    clashes: [],
    taken: ['answer'],
  });
});

it('what both changed is asked about, and mine stands until then', () => {
  const mine = { question: 'Mine?', answer: 'Us.' };
  expect(mergeEdits(base, mine, { question: 'Theirs?', answer: 'Us.' })).toEqual({
    fields: mine,
    clashes: [{ field: 'question', base: 'Who?', mine: 'Mine?', theirs: 'Theirs?' }],
    taken: [],
  });
});

it('the same change by both is no question', () => {
  const both = { question: 'Same?', answer: 'Us.' };
  expect(mergeEdits(base, both, both)).toEqual({ fields: both, clashes: [], taken: [] });
});

it('without what it began from, all that differs is asked about', () => {
  const { clashes } = mergeEdits(null, base, { question: 'Who?', answer: 'We.' });
  expect(clashes).toEqual([{ field: 'answer', mine: 'Us.', theirs: 'We.' }]);
});

it('no word that somebody typed is lost: it is kept, or asked about', () => {
  const fields = fc.record({ question: fc.string(), answer: fc.string() });
  fc.assert(
    fc.property(fields, fields, fields, (from, mine, theirs) => {
      const merged = mergeEdits(from, mine, theirs);
      for (const field of ['question', 'answer'] as const) {
        const said = [
          merged.fields[field],
          ...merged.clashes.filter((one) => one.field === field).map((one) => one.theirs),
        ];
        if (mine[field] !== from[field]) expect(said).toContain(mine[field]);
        if (theirs[field] !== from[field]) expect(said).toContain(theirs[field]);
      }
    }),
  );
});
