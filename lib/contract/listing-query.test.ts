import { shuffleMultiplier, shuffleRank } from './listing-query';

test('the shuffle is exact where the product does not fit a number', () => {
  const days = ['2026-11-20', '1970-01-01', '2099-12-31'].map((day) => shuffleMultiplier(new Date(day)));
  for (const multiplier of days) {
    for (const id of [1, 48, 11_943, 123_456_789, 999_999_999]) {
      const exact = (BigInt(id) * BigInt(multiplier)) % 2_147_483_647n;
      expect(shuffleRank(id, multiplier)).toBe(Number(exact));
    }
  }
});
