import { readOptions } from './options.mjs';

test('what is no option is a word', () => {
  expect(readOptions(['sign-in', '--sweep', 'wrong password'])).toEqual({
    wantsHelp: false,
    isSweep: true,
    words: ['sign-in', 'wrong password'],
  });
  expect(readOptions(['--help'])).toMatchObject({ wantsHelp: true, words: [] });
});

test('an option nobody knows is refused with the help', () => {
  expect(() => readOptions(['--selectProjects', 'node'])).toThrow(
    /--selectProjects is no option[\s\S]+npm run test:sweep/,
  );
});
