import { cleanHtml } from '@/care-api/html/clean-html';
import type { ImportKind } from './import-kind';
import { importListings } from './import-listings';
import { askAboutSample, readSampleFlag, settleSample } from './sample-choice';
import { showProgress } from './show-progress';
import { summaryLines } from './summary-lines';

export const listingsKind: ImportKind = {
  usage: '<file> [--keep-sample|--remove-sample]   (JSON lines or a register as CSV, also .gz)',
  async take(places, file, options) {
    const { flag, more } = readSampleFlag(options);
    if (more.length > 0) throw new Error(`There is no option ${more[0]}.`);
    const { db } = places.database;
    const choice = flag ?? (await askAboutSample(db));
    const start = performance.now();
    const summary = await importListings(db, file, { cleanHtml, onProgress: showProgress('listings') });
    const isTaken = summary.created + summary.changed + summary.unchanged > 0;
    return {
      lines: [
        ...summaryLines(file, summary, (performance.now() - start) / 1000),
        ...(isTaken ? await settleSample(places, choice) : []),
      ],
      isTaken,
    };
  },
};
