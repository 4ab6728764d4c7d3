import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isCommonPassword } from './common-passwords';

const others = readFileSync(path.join(__dirname, '../testing/lists/common-passwords.txt'), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' ').filter(Boolean));

it('knows nearly all of a list that it was not made from; the rest are made by programs or seen on one site alone', () => {
  const unknown = others.filter((password) => !isCommonPassword(password));
  expect(others).toHaveLength(1_500);
  expect(1 - unknown.length / others.length).toBeGreaterThan(0.94);
});

it.each([
  ...['flowerpot', 'bestfriends', 'carehome1', 'Slideshow9', 'classroom', 'thejudge'],
  ...['sunflower', 'Summer2026!', 'p4ssw0rd1!', 'dragon12345', '!!monkey!!', 'he11o2026', 'Sunfl0wer99', 'w3lcome!!'],
  ...[
    'abcdefgh',
    '98765432',
    'passwordpassword',
    '12121212',
    'aaaaaaaaaa',
    '1qaz!QAZ',
    'poiuytrewq',
    'ｐａｓｓｗｏｒｄ',
  ],
])('knows %p', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  ...['four words of hers', 'Correct-Horse-9', 'tulip-kettle-42', 'my dog eats 3 shoes', 'Vj7#kq2Lmz', 'G7hj-22kq'],
  ...['blue teapot on a shelf', 'harbour lantern', 'harbourlantern', 'إبريق شاي أزرق', '青い茶瓶と赤い靴です'],
])('lets %p pass', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
