import { toReference } from '@/lib/contract/call-back-promise';
import { toClockTime } from '@/lib/contract/clock-time';
import { toLondonClock, toLondonTime } from '@/lib/contract/london-time';
import { fillVariables } from '@/lib/contract/variables';
import { ourWords, pageAddress } from './our-words';

type Due = { dueAt: Date | null; fromAt: Date | null };

/** 'before 15:10 on Monday 23 November', by London's clocks; 'as soon as we can' where nothing is promised. */
export function sayWhen({ dueAt, fromAt }: Due, language: string): string {
  const { before, between, soon } = ourWords(language).words;
  if (!dueAt) return soon;
  const local = toLondonTime(dueAt);
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const day = format(new Date(`${local}Z`), language, parts);
  const time = toClockTime(local.slice(11), language);
  if (!fromAt) return fillVariables(before, { time, day });
  return fillVariables(between, { from: toClockTime(toLondonClock(fromAt), language), time, day });
}

/** 'Tuesday 3 March at 10:00', by London's clocks. */
export function sayMoment(at: Date, language: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return format(at, language, { ...day, ...time, timeZone: 'Europe/London' });
}

export function sayLate({ id, dueAt }: { id: number; dueAt: Date }, siteUrl: string, language: string): string {
  const moment = toLondonTime(dueAt).replace('T', ' ');
  const values = {
    reference: toReference(id),
    moment,
    link: pageAddress(siteUrl, `/adminPanel/call-backs/${id}`, language),
  };
  return fillVariables(ourWords(language).words.call, values);
}

/** '26 November 2026', in London. */
export function sayDay(at: Date, language: string): string {
  return format(at, language, { dateStyle: 'long', timeZone: 'Europe/London' });
}

function format(at: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(
    language === 'en' || language === '' ? 'en-GB' : `${language}-u-nu-latn`,
    options,
  ).format(at);
}
