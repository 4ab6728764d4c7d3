import { Refusal } from '@/care-api/kernel/refusal';
import { type Fault, toFault } from '@/lib/contract/faults';
import { readLondonTime } from '@/lib/contract/london-time';

const furthestYears = 1;

/** Local times are on London's clocks; '' is none. @throws Refusal 422 with what is wrong with each of them. */
export function readTimes(local: readonly string[], minutes: number, now: Date): Date[] {
  const faults: Record<string, Fault> = {};
  const read: Date[] = [];
  for (const [place, said] of local.entries()) {
    if (said === '') continue;
    const time = readTime(said, now);
    const overlaps = read.some(
      (other) => 'at' in time && Math.abs(other.getTime() - time.at.getTime()) < minutes * 60_000,
    );
    const fault = 'at' in time ? (overlaps ? toFault('timesOverlap') : null) : time.fault;
    if (fault) faults[`times.${place}`] = fault;
    else if ('at' in time) read.push(time.at);
  }
  if (Object.keys(faults).length > 0) throw new Refusal(422, 'problem', faults);
  if (read.length === 0) throw new Refusal(422, 'problem', { 'times.0': 'fieldsRequired' });
  return read;
}

/** One that comes twice is none: no mail says which of the two. */
function readTime(local: string, now: Date): { at: Date } | { fault: Fault } {
  const time = readLondonTime(local);
  if (time === null) return { fault: toFault('momentUnreadable') };
  if (time.state === 'skipped') return { fault: toFault('momentSkipped', { instead: time.instead.slice(11) }) };
  if (time.state === 'twice') return { fault: toFault('momentTwice') };
  if (time.at <= now) return { fault: toFault('momentPast') };
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + furthestYears);
  return time.at > furthest ? { fault: toFault('momentFar', { years: furthestYears }) } : { at: time.at };
}
