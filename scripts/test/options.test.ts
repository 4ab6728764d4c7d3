import { readOptions } from './options.mjs';

test('what is no option is a word', () => {
  expect(readOptions(['sign-in', '--sweep', 'wrong password'])).toEqual({
    wantsHelp: false,
    isSweep: true,
    words: ['sign-in', 'wrong password'],
    times: undefined,
    dates: undefined,
  });
  expect(readOptions(['--help'])).toMatchObject({ wantsHelp: true, words: [] });
});

test.each(['--selectProjects', '-x', '--constructor'])('%s, which nobody knows, is refused with the help', (option) => {
  expect(() => readOptions([option, 'node'])).toThrow(new RegExp(`^${option} is no option[\\s\\S]+npm run test:sweep`));
});

test('words are repeated twenty times, or as often as is said', () => {
  expect(readOptions(['--repeat', 'comments'])).toMatchObject({ words: ['comments'], times: 20 });
  for (const said of [['--times', '3'], ['--times=3']]) {
    expect(readOptions(['--repeat', 'comments', ...said])).toMatchObject({ words: ['comments'], times: 3 });
  }
});

test.each(['0', '-5', '2.5', 'abc', '1000', ''])('%p times is refused in one line', (times) => {
  const refusal = `--times must be a whole number from 1 to 999, not "${times}"`;
  expect(() => readOptions(['--repeat', 'comments', '--times', times])).toThrow(new Error(refusal));
});

test('times of nothing, nothing to repeat and times without a repeat are refused in one line', () => {
  expect(() => readOptions(['--repeat', 'comments', '--times'])).toThrow(/^--times must be .+, not ""$/);
  expect(() => readOptions(['--repeat'])).toThrow(/^say what to repeat: .+$/);
  expect(() => readOptions(['comments', '--times', '3'])).toThrow(/^--times goes with: .+$/);
});

test('other days are those of all moments, or of those that are named', () => {
  expect(readOptions(['--dates', 'sign-in'])).toMatchObject({ words: ['sign-in'], dates: '' });
  expect(readOptions(['--dates=2027-03-28'])).toMatchObject({ words: [], dates: '2027-03-28' });
  expect(() => readOptions(['--dates', '--repeat', 'sign-in'])).toThrow(/^--dates and --repeat/);
});
