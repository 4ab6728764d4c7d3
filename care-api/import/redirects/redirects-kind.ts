import type { ImportKind } from '@/care-api/import/import-kind';
import { type LinesByReason, note } from '@/care-api/import/reasons';
import { countsLine, reasonLines } from '@/care-api/import/summary-lines';
import { importRedirects } from './import-redirects';

export const redirectsKind: ImportKind = {
  usage: '<file>   (a table of addresses that lead on: from, to)',
  async take({ database: { db } }, file) {
    const { refused, ...counts } = await importRedirects(db, file, { caller: null, now: new Date() });
    const reasons: LinesByReason = new Map();
    for (const { line, reason } of refused) note(reasons, reason, line);
    const taken = counts.created + counts.changed + counts.unchanged;
    return { lines: [countsLine('redirects', counts), ...reasonLines('skipped', reasons, 'line')], isTaken: taken > 0 };
  },
};
