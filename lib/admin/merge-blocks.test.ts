import fc from 'fast-check';
import { mergeBlocks, splitBlocks } from './merge-blocks';
import { mergeEdits } from './merge-edits';

const makers = [
  (word: string) => `<p>${word} and <strong>more</strong><br />of it</p>`,
  (word: string) => `<h2>${word}</h2>`,
  (word: string) => `<ul><li><p>${word}</p></li><li><p>two</p></li></ul>`,
  (word: string) => `<table><tbody><tr><td>${word}</td></tr></tbody></table>`,
  (word: string) => `<figure><img src="/x.jpg" alt="${word}" /></figure>`,
];
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ä', '介'), minLength: 1, maxLength: 3 });
const block = fc.tuple(fc.constantFrom(...makers), word).map(([make, said]) => make(said));
const who = fc.constantFrom('mine', 'theirs', 'nobody');
type Edit = { who: string; does: string; text: string };
const edit = fc.record<Edit>({ who, does: fc.constantFrom('change', 'drop', 'add'), text: block });
const parts = fc.array(fc.tuple(block, edit), { minLength: 2, maxLength: 8 });

/** What one of them makes of the blocks; those after which something was added stay. */
function made(all: readonly (readonly [string, Edit])[], name: string): string {
  return all
    .map(([was, { who: by, does, text }]) => {
      if (by !== name && name !== 'both') return was;
      if (by === 'nobody') return was;
      if (does === 'drop') return '';
      return does === 'add' ? was + text : text;
    })
    .join('');
}

it('what two people change in different blocks is all there, in its place, as whole HTML', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const changes = all.map(([was, one]) => [was, { ...one, does: 'change' }] as const);
      const base = changes.map(([was]) => was).join('');
      const merged = mergeBlocks(base, made(changes, 'mine'), made(changes, 'theirs'));
      expect(merged).toBe(made(changes, 'both'));
    }),
  );
});

it('what is added and dropped in different blocks is merged whole, or asked about: no word is ever made up or cut', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const base = all.map(([was]) => was).join('');
      const [mine, theirs] = [made(all, 'mine'), made(all, 'theirs')];
      const merged = mergeBlocks(base, mine, theirs);
      if (merged === null) return;
      const known = new Set([base, mine, theirs].flatMap((html) => splitBlocks(html) ?? []));
      const blocks = splitBlocks(merged);
      expect(blocks).not.toBeNull();
      for (const one of blocks ?? []) expect(known).toContain(one);
    }),
  );
});

it('adds, drops and changes by two people in a text of its own words are all in it', () => {
  const base = '<p>1</p><p>2</p><p>3</p><p>4</p><p>5</p>';
  const mine = '<p>0</p><p>1</p><p>2 mine</p><p>3</p><p>5</p>';
  const theirs = '<p>1</p><p>2</p><p>3 theirs</p><p>4</p><p>5</p><p>6</p>';
  expect(mergeBlocks(base, mine, theirs)).toBe('0\n\n1\n\n2 mine\n\n3 theirs\n\n5\n\n6');
});

it.each([
  ['one block by both', '<p>1</p><p>2</p>', '<p>1</p><p>mine</p>', '<p>1</p><p>theirs</p>'],
  ['one added by each in one place', '<p>1</p><p>2</p>', '<p>1</p><p>2</p><p>a</p>', '<p>1</p><p>2</p><p>b</p>'],
  ['dropped by one, changed by the other', '<p>1</p><p>2</p>', '<p>1</p>', '<p>1</p><p>theirs</p>'],
  ['a text of one block', 'One', 'Mine', 'Theirs'],
  ['HTML that is not closed', '<p>1</p><p>2', '<p>1</p><p>3', '<p>0</p><p>2'],
  ['words outside of any block', '<p>1</p>loose<p>2</p>', '<p>0</p>loose<p>2</p>', '<p>1</p>loose<p>3</p>'],
])('is asked about: %s', (_, base, mine, theirs) => expect(mergeBlocks(base, mine, theirs)).toBeNull());

it('fields of an editor are merged so before anybody is asked', () => {
  const merged = mergeEdits(
    { title: 'T', body: 'One\n\nTwo' },
    { title: 'T', body: 'One, mine\n\nTwo' },
    { title: 'T', body: 'One\n\nTwo, theirs' },
  );
  expect(merged).toEqual({ fields: { title: 'T', body: 'One, mine\n\nTwo, theirs' }, clashes: [], taken: [] });
});
