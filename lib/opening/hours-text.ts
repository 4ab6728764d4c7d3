import type { OpeningPeriod } from '@/lib/contract/opening';

type Times = Pick<OpeningPeriod, 'from' | 'to'>;

/** The periods of a day as somebody writes them: '09:00–12:30, 13:30–17:00'. */
export function toHoursText(periods: readonly Times[]): string {
  return periods.map(({ from, to }) => (to ? `${from}–${to}` : from)).join(', ');
}

/** Back again, from whatever can be understood ('9-12.30 and 1-5'); what cannot is kept as it was written. */
export function readHoursText(text: string): Times[] {
  const parts = text.split(/[,;،\n]|\s+(?:and|&)\s+/).map((part) => part.trim());
  let last = '';
  return parts.filter(Boolean).map((part) => {
    const [start = '', end = ''] = part.split(/\s*[–—-]\s*|\s+to\s+/i, 2);
    const from = readTime(start, last);
    const to = readTime(end, from);
    last = to;
    return { from, to };
  });
}

/** `after` is the time before it: of an hour in one digit the half of the day is not said, and people mean the next one. */
function readTime(text: string, after: string): string {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(withOurDigits(text.trim()));
  if (!found) return text.trim();
  const [, hours = '', minutes = '00', half = ''] = found;
  const past = half.toLowerCase() === 'p' && Number(hours) < 12 ? 12 : 0;
  const before = half.toLowerCase() === 'a' && Number(hours) === 12 ? -12 : 0;
  const time = toTime(Number(hours) + past + before, minutes);
  const inAfternoon = toTime(Number(hours) + 12, minutes);
  return half === '' && hours.length === 1 && time <= after && inAfternoon > after ? inAfternoon : time;
}

function toTime(hours: number, minutes: string): string {
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

function withOurDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}
