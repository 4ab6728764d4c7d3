import type { ImportKind } from '@/care-api/import/import-kind';
import { showProgress } from '@/care-api/import/show-progress';
import { countsLine, reasonLines } from '@/care-api/import/summary-lines';
import { importWordpress } from './import-wordpress';
import { mediaLines, paperLines } from './media/media-lines';
import { openMedia } from './media/open-media';

const withDeleted = '--with-deleted';

export const wordpressKind: ImportKind = {
  usage:
    '<file> [--media <uploads folder or URL>] [--with-deleted]   (a WordPress export, .xml or .xml.gz: posts, pages, comments)',
  async take({ database: { db }, files }, file, options) {
    const start = performance.now();
    const place = readPlace(options.filter((option) => option !== withDeleted));
    const summary = await importWordpress({ db, files }, file, {
      media: place === null ? null : await openMedia(place),
      takesDeleted: options.includes(withDeleted),
      onPosts: showProgress('posts'),
      onFiles: showProgress('files'),
    });
    const { posts, pages, comments, newCategories } = summary;
    const taken = [posts, pages, comments].map(({ created, changed, unchanged }) => created + changed + unchanged);
    return {
      lines: [
        `${file}: WordPress export, ${((performance.now() - start) / 1000).toFixed(1)} s`,
        countsLine('posts', posts),
        countsLine('pages', pages),
        countsLine('comments', comments),
        countsLine('redirects', summary.redirects),
        ...mediaLines(summary.media),
        ...paperLines(summary.papers),
        ...(newCategories > 0 ? [`categories made: ${newCategories}`] : []),
        ...reasonLines('skipped', summary.skipped, 'id'),
        ...reasonLines('comments skipped', summary.skippedComments, 'id'),
        ...reasonLines('mended', summary.mended, 'id'),
      ],
      isTaken: taken.some((count) => count > 0),
    };
  },
};

function readPlace(options: readonly string[]): string | null {
  const [option, place, more] = options;
  if (option === undefined) return null;
  if (option !== '--media') throw new Error(`There is no option ${option}.`);
  if (!place) throw new Error('--media wants the wp-content/uploads folder, or its address.');
  if (more !== undefined) throw new Error(`There is no option ${more}.`);
  return place;
}
