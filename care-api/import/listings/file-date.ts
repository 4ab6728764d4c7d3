import { realDay } from '@/care-api/import/cells/read-day';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(${months.join('|')})[a-z]*`;

/** The first day a text names, as ISO: '2026-05-31', '2019-08', '15_April_2020', '(Dec 2025)', '31/05/2026'; '' for none. */
export function dayIn(text: string): string {
  return inNumbers(text) || inBritish(text) || inWords(text);
}

function inNumbers(text: string): string {
  const [, year = '', month = '', day = '01'] = /(?<!\d)(20\d\d)-([01]\d)(?:-([0-3]\d))?(?!\d)/.exec(text) ?? [];
  return realDay(year, month, day);
}

function inBritish(text: string): string {
  const [, day = '', month = '', year = ''] = /(?<!\d)([0-3]?\d)\/([01]?\d)\/(20\d\d)(?!\d)/.exec(text) ?? [];
  return realDay(year, month, day);
}

function inWords(text: string): string {
  const pattern = new RegExp(
    `(?:(?<!\\d)([0-3]?\\d)(?:st|nd|rd|th)?[ _-])?(?<![a-z])${monthName}[ _,-]+(20\\d\\d)(?!\\d)`,
    'i',
  );
  const [, day = '01', name = '', year = ''] = pattern.exec(text) ?? [];
  return realDay(year, String(months.indexOf(name.toLowerCase()) + 1), day);
}
