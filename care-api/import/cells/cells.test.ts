import fc from 'fast-check';
import { plainCell } from './plain-cell';
import { plainFigures, writtenOut } from './plain-figures';
import { dayOrderOf, readDay } from './read-day';
import { readCount, readDegrees } from './read-number';
import { readPhone, readPrice } from './read-phone';
import { readPlace } from './read-place';

test.each([
  ['="01632960237"', '01632960237'],
  ['="a ""b"""', 'a "b"'],
  ["'+441632960234", '+441632960234'],
  ["'=1+1", '=1+1'],
  ["'Tis House", "'Tis House"],
  ['1632960235.0', '1632960235'],
  ['£950.00', '£950.00'],
  ['12.50', '12.50'],
  ['#1 Care', '#1 Care'],
  ['=HYPERLINK("x")', '=HYPERLINK("x")'],
])('the cell %s is %s', (cell, text) => {
  expect(plainCell(cell)).toEqual({ text, isFault: false });
});

test.each(['#N/A', '#NAME?', ' #VALUE! ', '#REF!', '#DIV/0!', '#NUM!', '#NULL!', '########', 'Err:502'])(
  '%s is a fault of the spreadsheet',
  (cell) => {
    expect(plainCell(cell)).toEqual({ text: '', isFault: true });
  },
);

test.each([
  ['1632960231', '1632960231'],
  ['1.632960231E+09', '1632960231'],
  ['1.63296E+09', ''],
  ['4.41633E+11', ''],
  ['٠١٦٣٢٩٦٠١٢٣', '01632960123'],
  ['۰۱۶۳۲ ۹۶۰۱۲۳', '01632 960123'],
  ['०१६३२९६०१२३', '01632960123'],
  ['＋４４ １６３２ ９６０１２３', '+44 1632 960123'],
  ['0800 1111 or 111', '0800 1111 or 111'],
  ['01632 960123 ext 12', '01632 960123 ext 12'],
  ['028 9065 3031/02890657646', '028 9065 3031/02890657646'],
  ['111', '111'],
  ['see website', ''],
  ['Room 101', ''],
  ['02-Jan', ''],
  ['01/03/2026', ''],
  ['£950', ''],
  ['1250.50', ''],
  ['info@x.example', ''],
])('the telephone %s is read as "%s"', (cell, phone) => {
  expect(readPhone(cell)).toBe(phone);
});

test.each([
  ['46010', '2025-12-19'],
  ['46010.75', '2025-12-19'],
  ['01/03/26', '2026-03-01'],
  ['1.3.2026', '2026-03-01'],
  ['2026/03/01', '2026-03-01'],
  ['2026-03-01T10:00:00Z', '2026-03-01'],
  ['01-03-2026', '2026-03-01'],
  ['1-Mar-26', '2026-03-01'],
  ['Sunday, 1st March 2026', '2026-03-01'],
  ['March 1, 2026', '2026-03-01'],
  ['Sept 2026', '2026-09-01'],
  ['٠١/٠٣/٢٠٢٦', '2026-03-01'],
  ['31/02/2026', ''],
  ['02-Jan', ''],
  ['May', ''],
  ['soon', ''],
  ['12', ''],
  ['May 2026 or June 2026', ''],
])('the day %s is read as "%s"', (cell, day) => {
  expect(readDay(cell, 'day')).toBe(day);
});

test('any day in any form is that day, whichever number comes first in its column', () => {
  const days = fc.array(fc.date({ min: new Date('1990-01-01'), max: new Date('2069-12-31'), noInvalidDate: true }), {
    minLength: 40,
    maxLength: 40,
  });
  const form = fc.constantFrom('/', '.', '-', ' ');
  fc.assert(
    fc.property(
      days,
      form,
      fc.boolean(),
      fc.constantFrom('en-GB', 'ar-EG', 'fa-IR-u-ca-gregory'),
      (list, sign, isMonthFirst, figures) => {
        const inFigures = (number: number) =>
          new Intl.NumberFormat(figures, { useGrouping: false, minimumIntegerDigits: 2 }).format(number);
        const cells = list.map((day) => {
          const [one, two] = [day.getUTCDate(), day.getUTCMonth() + 1];
          const parts = isMonthFirst ? [two, one] : [one, two];
          return [...parts, day.getUTCFullYear()].map(inFigures).join(sign);
        });
        fc.pre(list.some((day) => day.getUTCDate() > 12));
        const order = dayOrderOf(cells);
        expect(cells.map((cell) => readDay(cell, order))).toEqual(list.map((day) => day.toISOString().slice(0, 10)));
      },
    ),
    { numRuns: 100, seed: 40 },
  );
});

test('any telephone keeps its figures, whatever they are written in, or is told where a spreadsheet has lost some', () => {
  const digits = fc.array(fc.nat(9), { minLength: 10, maxLength: 12 }).map((list) => [1, ...list].join(''));
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10);
  const gaps = fc.array(fc.integer({ min: 2, max: 8 }), { maxLength: 2 });
  fc.assert(
    fc.property(digits, zeros, gaps, fc.constantFrom(' ', '-', ''), fc.nat(7), (all, zero, parts, gap, lost) => {
      const plain = [...all].map((figure, at) => (parts.includes(at) ? gap : '') + figure).join('');
      expect(readPhone(plain.replace(/\d/g, (figure) => String.fromCharCode(zero + Number(figure))))).toBe(plain);
      const power = `1.${all.slice(1, all.length - lost)}E+${all.length - 1}`;
      expect(readPhone(power)).toBe(lost === 0 ? all : '');
    }),
    { numRuns: 200, seed: 40 },
  );
});

test('numbers of people and degrees are read in figures of any script, and nothing else is one', () => {
  expect(['12', '12.00', '1,200', '１２', '٢٤', '12 beds', '02-Jan', '46010', '-3', '1.5'].map(readCount)).toEqual([
    ...[12, 12, 1_200, 12, 24],
    ...[null, null, null, null, null],
  ]);
  expect(['53.48', '53,48', '-2.24', '−2.24', '2.24° W', '٥٣٫٤٨', 'SK 123', '53.48, -2.24'].map(readDegrees)).toEqual([
    ...[53.48, 53.48, -2.24, -2.24, -2.24, 53.48],
    ...[null, null],
  ]);
});

test('a price is in whatever words, and no day and no power of ten', () => {
  expect(['£950 a week', 'on request', '٩٥٠', '950', '02-Jan', '01/03/2026', '1.2E+03'].map(readPrice)).toEqual([
    ...['£950 a week', 'on request', '950', '950'],
    ...['', '', ''],
  ]);
});

test('a position whose numbers had changed places is turned, and one abroad is none', () => {
  expect(readPlace({ lat: 53.48, lng: -2.24 })).toEqual({ lat: 53.48, lng: -2.24, told: [] });
  expect(readPlace({ lat: -2.24, lng: 53.48 })).toEqual({
    lat: 53.48,
    lng: -2.24,
    told: [{ code: 'importPositionSwapped' }],
  });
  for (const abroad of [
    { lat: 48.85, lng: 2.35 },
    { lat: 0, lng: 0 },
    { lat: 200, lng: 1 },
  ]) {
    expect(readPlace(abroad)).toEqual({ lat: null, lng: null, told: [{ code: 'importPositionAbroad' }] });
  }
  expect(readPlace({ lat: null, lng: null })).toEqual({ lat: null, lng: null, told: [] });
  for (const half of [
    { lat: null, lng: 1 },
    { lat: 53.48, lng: null },
    { lat: Number.NaN, lng: -2.24 },
  ]) {
    expect(readPlace(half)).toEqual({ lat: null, lng: null, told: [{ code: 'importPositionUnread' }] });
  }
});

test('what is no figure stays as it is', () => {
  expect(plainFigures('Tŷ 12 – Élan')).toBe('Tŷ 12 – Élan');
  expect(writtenOut('1E5 Road')).toBe('1E5 Road');
});
