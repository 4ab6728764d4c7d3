import { cleanHtml } from '@/care-api/html/clean-html';
import type { ImportKind } from './import-kind';
import { dayIn } from './listings/file-date';
import { importListings } from './listings/import-listings';
import { readOptions } from './read-options';
import { askAboutSample, readSampleFlag, sampleOptions, settleSample } from './sample-choice';
import { showProgress } from './show-progress';
import { summaryLines } from './summary-lines';

const listingOptions = {
  ...sampleOptions,
  date: { type: 'string' },
  map: { type: 'string' },
  whole: { type: 'boolean' },
} as const;

export const listingsKind: ImportKind = {
  usage:
    '<file> [--date 2026-05-31] [--map columns.json] [--whole] [--keep-sample|--remove-sample]   (JSON or a register as CSV, also .gz)',
  async take(places, file, words) {
    const options = readOptions(words, listingOptions);
    const { date, map, whole: isWhole } = options;
    if (date !== undefined && dayIn(date) !== date) throw new Error(`--date ${date} is no day like 2026-05-31.`);
    const { db } = places.database;
    const choice = readSampleFlag(options) ?? (await askAboutSample(db));
    const start = performance.now();
    const onProgress = showProgress('listings');
    const summary = await importListings(db, file, { cleanHtml, onProgress, date, map, isWhole });
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
