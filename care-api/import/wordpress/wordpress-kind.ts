import type { ImportKind } from '@/care-api/import/import-kind';
import { showProgress } from '@/care-api/import/show-progress';
import { countsLine, reasonLines } from '@/care-api/import/summary-lines';
import { importWordpress } from './import-wordpress';

export const wordpressKind: ImportKind = {
  usage: '<file>   (a WordPress export, .xml or .xml.gz: its posts, pages and comments)',
  async take({ database: { db } }, file) {
    const start = performance.now();
    const summary = await importWordpress(db, file, showProgress('posts'));
    const { posts, pages, comments, newCategories } = summary;
    const taken = [posts, pages, comments].map(({ created, changed, unchanged }) => created + changed + unchanged);
    return {
      lines: [
        `${file}: WordPress export, ${((performance.now() - start) / 1000).toFixed(1)} s`,
        countsLine('posts', posts),
        countsLine('pages', pages),
        countsLine('comments', comments),
        ...(newCategories > 0 ? [`categories made: ${newCategories}`] : []),
        ...reasonLines('skipped', summary.skipped, 'id'),
        ...reasonLines('comments skipped', summary.skippedComments, 'id'),
        ...reasonLines('mended', summary.mended, 'id'),
      ],
      isTaken: taken.some((count) => count > 0),
    };
  },
};
