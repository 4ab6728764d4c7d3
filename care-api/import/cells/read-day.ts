import { serialDay } from '@/care-api/import/tables/serial-day';
import { isDay } from '@/lib/contract/is-day';
import { plainFigures } from './plain-figures';

export type DayOrder = 'day' | 'month';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numbers = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ T]\d{1,2}:.*)?$/;

/** '2026-03-01' for a cell that names a day in numbers, in words or as a spreadsheet counts it; '' for no day. */
export function readDay(cell: string, first: DayOrder): string {
  const text = plainFigures(cell).trim();
  const [, year, month, day] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T].*)?$/.exec(text) ?? [];
  if (year) return realDay(year, month, day);
  const [, one, two, end] = numbers.exec(text) ?? [];
  if (end) return first === 'day' ? realDay(end, two, one) : realDay(end, one, two);
  if (/^[2-7]\d{4}(\.\d+)?$/.test(text)) return serialDay(Number(text));
  return inWords(text);
}

/** Which of two numbers is the month, by those of a column that can be none; the day comes first where nothing tells. */
export function dayOrderOf(cells: Iterable<string>): DayOrder {
  let monthsFirst = 0;
  for (const cell of cells) {
    const [, one, two] = numbers.exec(plainFigures(cell).trim()) ?? [];
    if (Number(two) > 12) monthsFirst += 1;
    else if (Number(one) > 12) monthsFirst -= 1;
  }
  return monthsFirst > 0 ? 'month' : 'day';
}

/** '1-Mar-26', '1st March 2026', 'Sunday 1 March, 2026', 'March 1, 2026', 'March 2026'. */
function inWords(text: string): string {
  const parts = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const words = parts.filter(
    (part) => !/^(st|nd|rd|th|of|(mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)$/.test(part),
  );
  const named = words.findIndex((part) => isMonth(part));
  const [first, second, ...others] = words.filter((_, at) => at !== named);
  if (named === -1 || first === undefined || others.length > 0) return '';
  const month = String(months.indexOf((words[named] ?? '').slice(0, 3)) + 1);
  return second === undefined
    ? /^\d{4}$/.test(first)
      ? realDay(first, month, '1')
      : ''
    : realDay(second, month, first);
}

function isMonth(word: string): boolean {
  return months.includes(word.slice(0, 3)) && fullMonths.some((name) => name.startsWith(word) || word === 'sept');
}

const fullMonths = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** '' where there is no such day; of two figures a year is one of this century. */
export function realDay(year: string, month = '', day = ''): string {
  if (!/^\d{2}(\d{2})?$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return '';
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) && whole >= '1900' && whole < '2100' ? iso : '';
}
