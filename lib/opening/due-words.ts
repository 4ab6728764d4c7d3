import { toClockTime } from '@/lib/contract/clock-time';
import { toLondonClock, toLondonTime } from '@/lib/contract/london-time';
import { formatDay } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/languages';

const day = 86_400_000;

/** A moment to come as people say it, on London's clocks: '15:10', and of which day; the date in words: 'Monday 24 November'. */
export function toDueWords(due: Date, now: Date, locale: Locale) {
  const local = toLondonTime(due);
  const daysAhead = (dayOf(local) - dayOf(toLondonTime(now))) / day;
  const date = formatDay(local.slice(0, 10), locale);
  const which: 'today' | 'tomorrow' | 'later' = daysAhead <= 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : 'later';
  return { which, time: toClockTime(local.slice(11), locale), date };
}

type Promised = { dueAt: string; fromAt?: string | null };

/** What the sentences of a promise are filled with: 'before 15:10', or 'between 12:00 and 17:00' while that is to come. */
export function toPromiseValues({ dueAt, fromAt }: Promised, now: Date, locale: Locale) {
  const from = fromAt && Date.parse(fromAt) > now.getTime() ? toClockTime(toLondonClock(new Date(fromAt)), locale) : '';
  return { ...toDueWords(new Date(dueAt), now, locale), from, span: from ? 'between' : 'before' };
}

function dayOf(local: string): number {
  return Date.parse(`${local.slice(0, 10)}T00:00Z`);
}
