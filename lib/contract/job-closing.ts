import { toLondonDay } from './london-time';

/** A job is open to the end of its last day in London. */
export function isJobOver(lastDay: Date, now: Date): boolean {
  return toLondonDay(lastDay) < toLondonDay(now);
}

type Dated = { status: 'Open' | 'OnHold' | 'Closed'; job: { validThrough?: string | null } | null };

/** How a listing stands at a moment: a job whose last day is over is closed, whoever has noticed. */
export function statusAt({ status, job }: Dated, now: Date): Dated['status'] {
  return job?.validThrough && isJobOver(new Date(job.validThrough), now) ? 'Closed' : status;
}
