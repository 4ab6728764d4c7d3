import { slip, slipIn } from './slips.mjs';

test('the four slips take turns and leave the first letter', () => {
  expect([0, 1, 2, 3].map((turn) => slip('Fernhollow', turn))).toEqual([
    'Fernohllow',
    'Fernollow',
    'Fernhhollow',
    'Firnhollow',
  ]);
});

test('a swap looks for two letters that differ, and the longest word is the one mistyped', () => {
  expect(slip('Aaaab', 0)).toBe('Aaaba');
  expect(slipIn('The Larkfield House', 1)).toBe('The Larfield House');
  expect(slipIn('24', 0)).toBe('24');
});
