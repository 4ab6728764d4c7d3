import { missedBars, searchReport } from './bars.mjs';

const verdict = { isSuccess: true, precision: 1, isDeadEnd: false, possible: 1 };
const one = {
  class: 'kind',
  asked: { q: 'care home' },
  fault: null,
  top: ['A house'],
  search: verdict,
  fullText: verdict,
};
const resultOf = (judged: object[]) => ({ machine: { commit: null }, listings: 1, judged });
const failed = { ...one, search: { ...verdict, isSuccess: false } };

test('a search that answers everything misses no bar', () => {
  expect(missedBars(resultOf([one]))).toEqual([]);
  expect(searchReport(resultOf([one]), true)).toContain('every bar is held');
});

test('overall, each class and dead ends have their bars; what is asked again in two fields has only its own', () => {
  const twoFields = { ...failed, class: 'in two fields', search: { ...failed.search, isDeadEnd: true } };
  expect(missedBars(resultOf([one, twoFields]))).toEqual([
    'in two fields: success@3 0.000, not 0.9',
    '1 dead ends, not 0',
  ]);
  expect(missedBars(resultOf([one, failed]))).toEqual([
    'overall: success@3 0.500, not 0.95',
    'kind: success@3 0.500, not 0.9',
  ]);
});

test('a failed question is shown with its first answers, or with the fault', () => {
  expect(searchReport(resultOf([failed]), true)).toContain('kind: care home\n  A house');
  expect(searchReport(resultOf([failed]), false)).not.toContain('kind: care home\n');
  expect(searchReport(resultOf([{ ...failed, fault: 'status 500' }]), true)).toContain('kind: care home\n  status 500');
});
