import type { ImportKind } from '@/care-api/import/import-kind';
import { readOptions } from '@/care-api/import/read-options';
import { removalLines } from '@/care-api/sample/removal/removal-lines';
import { removeSample } from '@/care-api/sample/removal/remove-sample';

export const removeSampleKind: ImportKind = {
  usage: '  (takes the sample content away, but for what was changed or is in use)',
  isOfFile: false,
  async take(places, word, more) {
    readOptions(word ? [word, ...more] : more, {});
    return { lines: removalLines(await removeSample(places)), isTaken: true };
  },
};
