import { drawableText } from './drawable-text';

test.each([
  ['  Two \n lines ', 'Two lines'],
  ['Care 😀 at home ❤️ 👩‍👩‍👧', 'Care at home'],
  ['Łódź, Дом, Σπίτι, رعاية №5 £1,200 ©', 'Łódź, Дом, Σπίτι, رعاية №5 £1,200 ©'],
  ['H\u0301\u0301\u0301\u0301\u0301\u0301i', 'H\u0301\u0301\u0301i'],
  ['介護 at home', ''],
  ['🎉🎉', ''],
  ['…', ''],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

test('a long text is cut', () => {
  expect(drawableText('word '.repeat(100))).toMatch(/^(word ){30,}word…$/);
});
