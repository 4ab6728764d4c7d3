import fc from 'fast-check';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { compareVersions, isSame } from './compare-versions';
import { blankQuestion } from './draft/edit-questions';

const ask = (identifier: string, more: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...blankQuestion(identifier.charCodeAt(0)),
  identifier,
  headline: `${identifier}?`,
  ...more,
});
const idOf = (identifier: string) => identifier.charCodeAt(0);
const told = (before: DraftQuestion[], now: DraftQuestion[]) =>
  compareVersions(before, now).flatMap((one) => {
    if (isSame(one)) return [];
    const { identifier, isMoved, changed } = one;
    const what =
      one.before === null ? 'added' : one.now === null ? 'gone' : [...(isMoved ? ['moved'] : []), ...changed].join();
    return `${identifier} ${what}`;
  });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((identifier) => ask(identifier)) as [
  DraftQuestion,
  DraftQuestion,
  DraftQuestion,
  DraftQuestion,
];

it('names what is added and what is gone, where it was', () => {
  expect(told([a, b, c], [a, c, d])).toEqual(['b gone', 'd added']);
  expect(told([a, b], [b])).toEqual(['a gone']);
  expect(told([], [a])).toEqual(['a added']);
});

it('names the fewest that have moved', () => {
  expect(told([a, b, c, d], [d, a, b, c])).toEqual(['d moved']);
  expect(told([a, b, c], [a, b, d, c])).toEqual(['d added']);
});

it.each([
  ['headline', { headline: 'Now?' }],
  ['description', { description: 'Why' }],
  ['kind', { inputKind: 'date' }],
  ['required', { required: true }],
  ['privacy', { privacy: 'equality' }],
  ['choices', { choices: [{ value: 'x', label: 'X' }] }],
  ['jumps', { jumps: [{ conditionValue: [{ value: 'x' }], destination: { id: 0 } }] }],
] as const)('names a %s that changed', (part, change) => {
  expect(told([a, b], [{ ...a, ...structuredClone(change) } as DraftQuestion, b])).toEqual([`a ${part}`]);
});

it('takes a jump for the same that leads to the same question by its new id', () => {
  const jump = (id: number) => [{ conditionValue: [{ value: 'x' }], destination: { id } }];
  const before = [{ ...a, jumps: jump(idOf('c')) }, b, c];
  const now = [{ ...a, jumps: jump(7) }, b, { ...c, id: 7 }];
  expect(told(before, now)).toEqual([]);
  expect(told(before, [{ ...a, jumps: jump(idOf('b')) }, b, c])).toEqual(['a jumps']);
});

it('has every question of both once, and finds nothing in a version beside itself', () => {
  const names = fc.uniqueArray(fc.constantFrom(...'abcdefghij'));
  fc.assert(
    fc.property(names, names, (first, second) => {
      const [before, now] = [first.map((name) => ask(name)), second.map((name) => ask(name))];
      const compared = compareVersions(before, now);
      expect(compared.map(({ identifier }) => identifier).sort()).toEqual([...new Set([...first, ...second])].sort());
      expect(compared.flatMap((one) => one.now?.question ?? [])).toEqual(now);
      expect(compareVersions(now, now).every(isSame)).toBe(true);
      // Those that stay stand in the order they had.
      const stay = compared.filter((one) => one.before && one.now && !one.isMoved).map((one) => one.before?.index ?? 0);
      expect(stay).toEqual([...stay].sort((x, y) => x - y));
    }),
  );
});
