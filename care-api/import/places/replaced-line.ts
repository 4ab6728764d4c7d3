import { countsLine } from '@/care-api/import/summary-lines';
import type { ReplaceCounts } from './replace-rows';

export function replacedLine(what: string, counts: ReplaceCounts): string {
  const removed = counts.removed > 0 ? `, ${counts.removed.toLocaleString('en-GB')} removed` : '';
  return `${countsLine(what, counts)}${removed}`;
}
