import { cleanHtml } from '@/care-api/html/clean-html';
import type { ImportKind } from './import-kind';
import { importListings } from './import-listings';
import { showProgress } from './show-progress';
import { summaryLines } from './summary-lines';

export const listingsKind: ImportKind = {
  usage: '<file>   (JSON lines or a register as CSV, also .gz)',
  async take({ db }, file) {
    const start = performance.now();
    const summary = await importListings(db, file, { cleanHtml, onProgress: showProgress('listings') });
    return {
      lines: summaryLines(file, summary, (performance.now() - start) / 1000),
      isTaken: summary.created + summary.changed + summary.unchanged > 0,
    };
  },
};
