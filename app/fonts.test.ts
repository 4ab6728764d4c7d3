import { readFileSync } from 'node:fs';

const css = readFileSync('app/globals.css', 'utf8');
const stacks = [...css.matchAll(/html:lang\((\w+)\) \{\s*--font-sans:([^;]*);/g)].map(([, locale, stack = '']) => ({
  locale,
  fonts: stack.match(/--font-[\w-]+/g),
}));

it('has accented Latin letters for the names of other languages in each script', () => {
  expect(stacks.map(({ locale }) => locale)).toEqual(['ar', 'el', 'ru', 'zh', 'ja']);
  for (const { fonts } of stacks) expect(fonts).toContain('--font-source-sans-extended');
});
