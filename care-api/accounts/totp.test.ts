import { codeOf, findStep, toAppAddress, toBase32 } from './totp';

const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('makes the codes of RFC 6238, appendix B: at %s', (seconds, code) => {
  expect(codeOf(secret, Math.floor(seconds / 30), 8)).toBe(code);
});

it('takes the code of this half minute, the one before and the one after, and says which it was', () => {
  const now = new Date(1_111_111_111_000);
  const step = Math.floor(1_111_111_111 / 30);
  expect([-2, -1, 0, 1, 2].map((off) => findStep(secret, codeOf(secret, step + off), now))).toEqual([
    ...[null, step - 1, step, step + 1, null],
  ]);
  expect(findStep(secret, '12345', now)).toBeNull();
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes base32 as RFC 4648 does: %s', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
});

it('tells an app whose code it is, whatever stands in the names', () => {
  const address = new URL(toAppAddress({ issuer: 'Rose & Care', email: 'ann+1@example.org', secret }));
  expect(decodeURIComponent(address.pathname)).toBe(
    '//totp/Rose & Care:ann+1@example.org'.replace('//totp', '/totp').slice(address.host ? 5 : 0),
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret: toBase32(secret), issuer: 'Rose & Care' });
});
