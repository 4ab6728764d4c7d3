import { hoursOfWeek, perWeek } from '@/lib/fees/from-price';

/** How often a week has what a sum is for; null: that is no time, or nobody can tell. Last, how it is said right behind a sum. */
const units: readonly (readonly [string, number | null, string?])[] = [
  ['weekends?|weekdays?|miles?|mileage|meals?|sessions?|shifts?|calls?', null],
  ['once|one-off|deposit|registration|joining|assessments?|survey', null],
  ['hours?|hourly|hrs?', hoursOfWeek, 'p\\W?h'],
  ['days?|daily|nights?|nightly|visits?', perWeek.day],
  ['weeks?|weekly|wks?', 1, 'p{1,3}\\W?w'],
  ['fortnights?|fortnightly', 1 / 2],
  ['months?|monthly', 12 / 52, 'p\\W?(?:c\\W?)?m'],
  ['years?|yearly|annum|annually', 1 / 52, 'p\\W?a'],
];
const known = units.map(
  ([words, times, short = words]) => [new RegExp(`^(?:${words}|${short})$`, 'i'), times] as const,
);
const words = units.map(([word]) => word).join('|');
const pointed = new RegExp(`(?:\\b(?:per|an?|each|every)\\s+|/\\s*)(${words})\\b`, 'i');
const named = new RegExp(`\\b(${words})\\b`, 'i');
const short = new RegExp(`^\\s*\\(?(${units.flatMap(([, , said]) => said ?? []).join('|')})\\b`, 'i');
/** How long care lasts, and on how many days: '24-hour', '24 hours a day', '7 days a week'. */
const length = /(?<![\d£.,–-])\d+[\s-]*(?:hours?|hrs?|days?|nights?)\b(?:\s+(?:a|per)\s+(?:day|week)\b)?/gi;
/** '£120 per 24 hours', '£1,000 for 7 days': but what '24 hours of care' cost nobody can tell, nor '20 hours a week'. */
const several =
  /^\s*(?:(?:per|every|\/)\s*(\d+)[\s-]*(hour|hr|day|night|week|month)s?\b|for\s+(\d+)\s*(hour|hr|day|night|week|month)s\b(?!\s*(?:an?|per|each|every|of|care|live|support)\b|\s*\/))/i;
/** The rest of '£20-25' and '£900 to £1.2k'. */
const range = /^(?:(?:\s*(?:[-–—]|to|or|and|\/)\s*£\s*|[-–—])(\d[\d,]*(?:\.\d+)?)\s*(k\b)?)/i;
const sum = /£\s*(\d[\d,]*(?:\.\d+)?)\s*(k\b)?/gi;
const unknown = /^\s*(?:per|an?|each|every)\s+[a-z]/i;
/** Pounds of a week of care, where a sum alone is told: less would be an hour's, more a month's or a year's. */
const [leastWeek, mostWeek] = [100, 5_000];

/** The first sum of a price in words, in pounds a week; null where none can be compared. */
export function readPrice(price: string): number | null {
  let before = price.slice(0, price.search(sum));
  for (const found of price.matchAll(sum)) {
    const week = readSum(found, { before, behind: price.slice(found.index + found[0].length) });
    if (week !== null) return week;
    before = '';
  }
  return null;
}

function readSum([, digits = '', k]: RegExpExecArray, around: { before: string; behind: string }): number | null {
  const [all = '', end = '', endK] = range.exec(around.behind) ?? [];
  const isThousands = k !== undefined || (endK !== undefined && toNumber(digits) < toNumber(end));
  const amount = toNumber(digits) * (isThousands ? 1_000 : 1);
  const behind = around.behind.slice(all.length);
  const [, per, one, forSo, many] = several.exec(behind) ?? [];
  const unit = one ?? many;
  if (unit) return amount * timesOf(Number(per ?? forSo), unit);
  const [clause = ''] = behind.split('£');
  const told = short.exec(behind)?.[1] ?? unitIn(clause) ?? unitIn(around.before) ?? unitIn(behind);
  if (told) {
    const times = timesIn(told);
    return times === null ? null : amount * times;
  }
  return unknown.test(behind) || amount < leastWeek || amount > mostWeek ? null : amount;
}

function toNumber(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

/** 24 hours are a day, of which a week of care has seven; other hours are hours. */
function timesOf(count: number, unit: string): number {
  const isDays = /^h/i.test(unit) && count % 24 === 0;
  return (timesIn(isDays ? 'day' : unit) ?? 0) / (isDays ? count / 24 : count);
}

function timesIn(unit: string): number | null {
  return known.find(([names]) => names.test(unit))?.[1] ?? null;
}

/** What a sum is for: the first unit that is pointed at ("a week"), else the first that is named ("weekly"). */
function unitIn(text: string): string | undefined {
  const told = text.replace(length, '');
  return (pointed.exec(told) ?? named.exec(told))?.[1];
}
