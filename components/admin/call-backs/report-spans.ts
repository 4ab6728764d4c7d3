import { usualReportDays } from '@/lib/contract/call-back-report';
import { dayOf } from '@/lib/opening/business-time';

/** The times that are asked for again and again, by London's days. */
export function reportSpans(now: Date) {
  const today = dayOf(now);
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = dayOf(new Date(`${first}T12:00:00Z`), -1);
  return [
    { key: 'thisMonth', from: first, to: today },
    { key: 'lastMonth', from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
    { key: 'weeks', from: dayOf(now, -usualReportDays), to: today },
  ] as const;
}
