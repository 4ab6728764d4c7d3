import { cleanHtml } from '@/care-api/html/clean-html';
import type { ImportKind } from '@/care-api/import/import-kind';
import { dayIn } from '@/care-api/import/listings/file-date';
import { importListings } from '@/care-api/import/listings/import-listings';
import { readOptions } from '@/care-api/import/read-options';
import { readingOptions, readingUsage, readReading } from '@/care-api/import/reading-options';
import { showProgress } from '@/care-api/import/show-progress';
import { summaryLines } from '@/care-api/import/summary-lines';
import { askAboutSample, readSampleFlag, sampleOptions, settleSample } from './sample-choice';

const listingOptions = {
  ...sampleOptions,
  date: { type: 'string' },
  map: { type: 'string' },
  whole: { type: 'boolean' },
  'with-deleted': { type: 'boolean' },
  ...readingOptions,
} as const;

export const listingsKind: ImportKind = {
  usage: `<file> [--date 2026-05-31] [--map columns.json] [--whole] [--with-deleted] ${readingUsage} [--keep-sample|--remove-sample]   (a table as .xlsx, .ods or CSV, JSON, Open Referral, a register; also .gz)`,
  async take(places, file, words) {
    const options = readOptions(words, listingOptions);
    const { date, map, whole: isWhole, 'with-deleted': takesDeleted } = options;
    if (date !== undefined && dayIn(date) !== date) throw new Error(`--date ${date} is no day like 2026-05-31.`);
    const { db } = places.database;
    const reading = readReading(options);
    const choice = readSampleFlag(options) ?? (await askAboutSample(db));
    const start = performance.now();
    const onProgress = showProgress('listings');
    const summary = await importListings(db, file, {
      cleanHtml,
      onProgress,
      date,
      map,
      isWhole,
      takesDeleted,
      reading,
    });
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
