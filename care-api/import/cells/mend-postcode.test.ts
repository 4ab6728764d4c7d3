import { mendPostcode } from './mend-postcode';

it.each([
  ['0L2 5RT', 'OL2 5RT'],
  ['LSI 4AP', 'LS1 4AP'],
  ['lsl 4ap', 'LS1 4AP'],
  ['M1 IAA', 'M1 1AA'],
  ['SW1A OAA', 'SW1A 0AA'],
  ['SW1A1AA', 'SW1A 1AA'],
  ['ml4 3nr', 'ML4 3NR'],
  ['BT48 7JL', 'BT48 7JL'],
  ['CF10 1EP', 'CF10 1EP'],
  ['unknown', 'UNKNOWN'],
  ['12345', '12345'],
  ['', ''],
  ['LS1', 'LS1'],
])('%j is %j', (written, read) => expect(mendPostcode(written)).toBe(read));
