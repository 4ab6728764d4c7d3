import fc from 'fast-check';
import { mergeBlocks, mergeSides, splitBlocks } from './merge-blocks';
import { bothOf, mergeEdits, typeMine } from './merge-edits';
import { toHtml } from './paragraphs';

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

/** Blocks, and of lists their entries. */
function entriesOf(html: string): string[] {
  const blocks = splitBlocks(toHtml(html)) ?? [];
  return blocks.flatMap((one) => splitBlocks(/^<ul>(.*)<\/ul>$/.exec(one)?.[1] ?? '<') ?? [one]);
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
      const known = new Set([base, mine, theirs].flatMap(entriesOf));
      expect(splitBlocks(merged)).not.toBeNull();
      for (const one of entriesOf(merged)) expect(known).toContain(one);
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

it('two who change different entries of one list have both, and one who adds an entry', () => {
  const [base, mine, theirs, merged] = [
    '<p>A</p><ul><li><p>1</p></li><li><p>2</p></li></ul>',
    '<p>A</p><ul><li><p>1 mine</p></li><li><p>2</p></li></ul>',
    '<p>A</p><ul><li><p>1</p></li><li><p>2 theirs</p></li><li><p>3</p></li></ul>',
    '<p>A</p><ul><li><p>1 mine</p></li><li><p>2 theirs</p></li><li><p>3</p></li></ul>',
  ];
  expect(mergeBlocks(base, mine, theirs)).toBe(merged);
});

it('a text that came with line breaks between its blocks, which the editor drops, is merged as any other', () => {
  const base = '<p>1</p>\n<h2>2</h2>\n<ul>\n<li>3</li>\n<li>4</li>\n</ul>\n<p>5</p>\n';
  const [mine, theirs] = [
    '<p>1</p><h2>2</h2><ul><li>3 mine</li><li>4</li></ul><p>5</p>',
    '<p>1 theirs</p><h2>2</h2><ul><li>3</li><li>4</li></ul><p>5 theirs</p>',
  ];
  expect(mergeBlocks(base, mine, theirs)).toBe(
    '<p>1 theirs</p><h2>2</h2><ul><li>3 mine</li><li>4</li></ul><p>5 theirs</p>',
  );
  expect(mergeSides(base, mine.replace('<p>1', '<p>0'), theirs)?.both).toBe(
    '<p>0</p><p>1 theirs</p><h2>2</h2><ul><li>3 mine</li><li>4</li></ul><p>5 theirs</p>',
  );
});

it('line breaks that all have stay', () => {
  const [base, mine, theirs] = ['<p>1</p>\n<p>2</p>', '<h2>1</h2>\n<p>2</p>', '<p>1</p>\n<p>3</p>'];
  expect(mergeBlocks(base, mine, theirs)).toBe('<h2>1</h2>\n<p>3</p>');
});

it('whichever side of a block is chosen, what each changed elsewhere stays', () => {
  const base = '<h2>1</h2><p>2</p><p>3</p><p>4</p>';
  const [mine, theirs] = [
    '<h2>1 mine</h2><p>2 mine</p><p>3</p><p>4</p>',
    '<h2>1</h2><p>2 theirs</p><p>3</p><p>4 theirs</p>',
  ];
  expect(mergeSides(base, mine, theirs)).toEqual({
    mine: '<h2>1 mine</h2><p>2 mine</p><p>3</p><p>4 theirs</p>',
    theirs: '<h2>1 mine</h2><p>2 theirs</p><p>3</p><p>4 theirs</p>',
    both: '<h2>1 mine</h2><p>2 mine</p><p>2 theirs</p><p>3</p><p>4 theirs</p>',
  });
});

it('of all that two people made of a text, no block is lost with both, and each side is whole HTML', () => {
  fc.assert(
    fc.property(parts, parts, (all, others) => {
      const base = all.map(([was]) => was).join('');
      const [mine, theirs] = [made(all, 'mine'), made(others, 'theirs')];
      const sides = mergeSides(base, mine, theirs);
      const was = new Set(entriesOf(base));
      const madeBy = (html: string) => entriesOf(html).filter((one) => !was.has(one));
      for (const side of [sides?.mine, sides?.theirs, sides?.both])
        expect(splitBlocks(toHtml(side ?? '<'))).not.toBeNull();
      for (const one of madeBy(mine)) expect(entriesOf(sides?.mine ?? '')).toContain(one);
      for (const one of madeBy(theirs)) expect(entriesOf(sides?.theirs ?? '')).toContain(one);
      for (const one of [...madeBy(mine), ...madeBy(theirs)]) expect(entriesOf(sides?.both ?? '')).toContain(one);
    }),
  );
});

it('both are still to be had after more was typed into mine', () => {
  const [clash] = mergeEdits({ body: 'One\n\nTwo' }, { body: 'One\n\nMine' }, { body: 'Theirs 1\n\nTheirs 2' }).clashes;
  expect(clash).toMatchObject({ mine: 'Theirs 1\n\nMine', theirs: 'Theirs 1\n\nTheirs 2' });
  expect(clash && bothOf({ ...clash, mine: 'Theirs 1\n\nMine and more' })).toBe(
    'Theirs 1\n\nMine and more\n\nTheirs 2',
  );
});

it('what is typed elsewhere while one is asked stays, whichever side is chosen', () => {
  const body = ['<p>1</p><h2>2</h2><p>3</p>', '<p>1 mine</p><h2>2</h2><p>3</p>', '<p>1 theirs</p><h2>2</h2><p>3</p>'];
  const [base = '', mine = '', theirs = ''] = body;
  let clashes = mergeEdits({ body: base }, { body: mine }, { body: theirs }).clashes;
  let typed = mine;
  for (const sign of ' more') {
    const next = typed.replace(/<\/p>$/, `${sign}</p>`);
    clashes = typeMine(clashes, { body: typed }, { body: next });
    typed = next;
  }
  expect(clashes).toMatchObject([{ mine: typed, theirs: '<p>1 theirs</p><h2>2</h2><p>3 more</p>' }]);
  expect(clashes.map(bothOf)).toEqual(['<p>1 mine</p><p>1 theirs</p><h2>2</h2><p>3 more</p>']);
});

it('a text of 20,000 words that both changed in 58 places has all of both', () => {
  const words = (by: string) =>
    Array.from({ length: 400 }, (_, at) => `<p>${at}${at % 7 ? '' : by} ${'word '.repeat(49)}</p>`).join('');
  const sides = mergeSides(words(''), words(' mine'), words(' theirs'));
  expect(splitBlocks(toHtml(sides?.both ?? ''))).toHaveLength(400 + 58);
});

it('fields of an editor are merged so before anybody is asked', () => {
  const merged = mergeEdits(
    { title: 'T', body: 'One\n\nTwo' },
    { title: 'T', body: 'One, mine\n\nTwo' },
    { title: 'T', body: 'One\n\nTwo, theirs' },
  );
  expect(merged).toEqual({ fields: { title: 'T', body: 'One, mine\n\nTwo, theirs' }, clashes: [], taken: [] });
});
