import { strengthOf } from './password-strength';

it.each([
  ['', null],
  ['Ab3$xyz', 'short'],
  ['sunflower', 'weak'],
  ['Summer2026!', 'weak'],
  ['12345678901', 'weak'],
  ['abababab abab', 'weak'],
  ['kfq7xw2m', 'fair'],
  ['teapot red', 'fair'],
  ['Vj7#kq2Lmzx', 'good'],
  ['tulip kettle lamp', 'good'],
  ['إبريق شاي أزرق', 'good'],
] as const)('says of %p that it is %p', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
