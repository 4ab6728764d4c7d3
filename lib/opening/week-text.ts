import { toClockTime } from '@/lib/contract/clock-time';
import type { OpeningPeriod } from '@/lib/contract/opening';
import { formatDay } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/languages';
import { toHoursText } from './hours-text';

/** A Monday; the days after it are the week. */
const monday = 5;

/** The hours of a week in the words of a language, days that are alike together: 'Mon–Fri 09:00–17:00, Sat 10:00–12:00'. */
export function toWeekText(periods: readonly OpeningPeriod[], locale: Locale): string {
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    name: formatDay(`2026-01-${String(monday + weekday - 1).padStart(2, '0')}`, locale, { weekday: 'short' }),
    hours: toHoursText(
      periods.filter((period) => period.weekday === weekday).sort((a, b) => (a.from < b.from ? -1 : 1)),
    ),
  }));
  const starts = days.filter(({ hours }, at) => hours && hours !== days[at - 1]?.hours);
  return starts
    .map((start) => {
      const from = days.indexOf(start);
      const end = days.findIndex(({ hours }, at) => at > from && hours !== start.hours);
      const last = days[(end < 0 ? days.length : end) - 1];
      return `${start.name}${last && last !== start ? `–${last.name}` : ''} ${toClockTime(start.hours, locale)}`;
    })
    .join(', ');
}
