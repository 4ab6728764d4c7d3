import { benchOptions } from './options.mjs';

const now = new Date('2026-11-20T13:45:10.123Z');
const nothing = () => false;
const everything = () => true;

test('nothing asked: five seconds, with Lighthouse, into a file named by the moment', () => {
  expect(benchOptions([], now, nothing)).toEqual({
    listings: null,
    seconds: 5,
    lighthouse: true,
    json: '.bench/2026-11-20T13-45-10.json',
  });
});

test('the real listings are taken where they lie beside the project', () => {
  expect(benchOptions([], now, everything).listings).toMatch(/all_listings_typedetail_shape\.ndjson\.gz$/);
});

test('everything can be asked for', () => {
  const args = ['--listings', 'mine.ndjson', '--seconds', '0.5', '--no-lighthouse', '--json', 'out.json'];
  expect(benchOptions(args, now, everything)).toEqual({
    listings: 'mine.ndjson',
    seconds: 0.5,
    lighthouse: false,
    json: 'out.json',
  });
});

test('a listings file that does not exist is refused, not passed over', () => {
  expect(() => benchOptions(['--listings', 'mine.ndjson'], now, nothing)).toThrow('there is no file mine.ndjson');
});

test.each(['0', '0.0', '-1', 'five', ''])('"%s" is no number of seconds', (seconds) => {
  expect(() => benchOptions([`--seconds=${seconds}`], now, nothing)).toThrow('--seconds must be a number above 0');
});

test('an option it does not know is answered with the usage', () => {
  expect(() => benchOptions(['--fast'], now, nothing)).toThrow('Usage: npm run bench');
});
