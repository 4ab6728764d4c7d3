import type { listings } from '@/care-api/database/schema/listings';
import { isJobOver } from '@/lib/contract/job-closing';

type Standing = Pick<typeof listings.$inferSelect, 'status' | 'validThrough'>;

/** Not where it is closed, or a job whose last day is over, whoever has noticed. */
export function takesApplications({ status, validThrough }: Standing, now: Date): boolean {
  return status !== 'Closed' && !(validThrough && isJobOver(validThrough, now));
}
