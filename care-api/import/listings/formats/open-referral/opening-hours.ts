import { formatDay } from '../parts';
import type { Schedule } from './service-schema';

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const places = new Map(
  Object.entries({ 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', '-1': 'last', '-2': 'last but one' }),
);

/** 'Monday to Friday, 10:00 to 18:00. By appointment': when a service can be had, as its rule and its words have it. */
export function openingHours(schedule: Schedule): string {
  const { opens_at: opens, closes_at: closes, description, notes, attending_type: how, schedule_link: link } = schedule;
  const hours = [clock(opens), clock(closes)].filter(Boolean).join(' to ');
  const rule = [whichDays(schedule), hours].filter(Boolean).join(', ');
  const said = [rule, description, notes, how, link]
    .filter(Boolean)
    .map((text) => text.replace(/\.$/, ''))
    .join('. ');
  return said && said + timeSpan(schedule);
}

/** ' (1 January 2020 to 31 December 2022)' where an end is said. */
export function timeSpan({ valid_from: from, valid_to: to }: { valid_from: string; valid_to: string }): string {
  if (!formatDay(to)) return '';
  return ` (${formatDay(from) ? `${formatDay(from)} to` : 'until'} ${formatDay(to)})`;
}

/** '10:00' for '10:00:00', '10:00Z' and '1970-01-01T10:00'. */
function clock(time: string): string {
  return /\d{1,2}:\d{2}/.exec(time)?.[0] ?? time;
}

function whichDays({ freq, interval, byday, bymonthday, dtstart }: Schedule): string {
  const parts = byday.split(',').map((part) => part.trim().toUpperCase());
  const numbered = parts.map((part) => /^([+-]?\d)?([A-Z]{2})$/.exec(part));
  const named = numbered.every((part) => !part?.[1]) ? weekDays(parts) : numbered.map(ofMonth).join(', ');
  const monthly = bymonthday ? `day ${bymonthday.replace(/,\s*/g, ', ')}` : '';
  const which = [named, monthly].filter(Boolean).join(', ');
  if (!which) return freq ? '' : formatDay(dtstart);
  const often = interval !== null && interval > 1 ? `, every ${interval} ${isMonthly(freq) ? 'months' : 'weeks'}` : '';
  return `${which}${isMonthly(freq) ? ' of the month' : ''}${often}`;
}

function isMonthly(freq: string): boolean {
  return freq.toUpperCase() === 'MONTHLY';
}

/** 'Monday to Friday, Sunday'. */
function weekDays(parts: readonly string[]): string {
  const runs: number[][] = [];
  for (const at of [...new Set(parts.map((part) => days.indexOf(part)))].filter((day) => day !== -1).sort()) {
    const run = runs.at(-1);
    if (run?.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${nameOf(run[0])} to ${nameOf(run.at(-1))}`] : run.map(nameOf)))
    .join(', ');
}

function ofMonth(part: RegExpExecArray | null): string {
  const [, which = '', day = ''] = part ?? [];
  return [places.get(which.replace('+', '')), nameOf(days.indexOf(day))].filter(Boolean).join(' ');
}

function nameOf(day = -1): string {
  return dayNames[day] ?? '';
}
