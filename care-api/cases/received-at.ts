import { toFault } from '@/lib/contract/faults';
import { readLondonTime, toLondonDay } from '@/lib/contract/london-time';
import { refuse } from './deeds';

const mostDays = 366;

/** Now for today or '', else that day's noon in London. @throws Refusal 422 for a day to come, or over a year ago. */
export function receivedAt(receivedOn: string, now: Date): Date {
  const today = toLondonDay(now);
  if (receivedOn === '' || receivedOn === today) return now;
  if (receivedOn > today) throw refuse('receivedOn', 'dayToCome');
  const read = readLondonTime(`${receivedOn}T12:00`);
  if (read?.state !== 'once') throw refuse('receivedOn', 'valueUnreadable');
  if (now.getTime() - read.at.getTime() > mostDays * 86_400_000)
    throw refuse('receivedOn', toFault('momentFar', { years: 1 }));
  return read.at;
}
