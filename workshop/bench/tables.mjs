import { kilobytes, megabytes, milliseconds, percentOf, whole } from './figures.mjs';
import { formatTable } from './format-table.mjs';

export function speedTable(runs) {
  const heads = ['page', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'max ms', 'site MB', 'failed', 'repeated'];
  const besideHeads = ['bare req/s', 'p50 ms', 'p99 ms', 'site/bare'];
  const rows = runs.map(({ page, connections, site, bare, repeated, peak }) => [
    page,
    whole(connections),
    ...[whole(site.perSecond), milliseconds(site.p50), milliseconds(site.p99), milliseconds(site.slowest)],
    ...[megabytes(peak.site), whole(site.failed + bare.failed), whole(repeated)],
    ...[whole(bare.perSecond), milliseconds(bare.p50), milliseconds(bare.p99)],
    percentOf(site.perSecond, bare.perSecond),
  ]);
  return formatTable([...heads, ...besideHeads], rows);
}

export function progressLine({ page, connections, site, bare }) {
  const figures = ({ perSecond, p50 }) => `${whole(perSecond)} requests/s, p50 ${milliseconds(p50)} ms`;
  return `${page}, connections ${connections}: ${figures(site)}; bare server ${figures(bare)}`;
}

/** The one aim of speed that is a number: a filtered page under 60 ms at one connection. */
export function targetLines(runs) {
  return runs.filter(isAimed).map(({ page, site }) => {
    const share = percentOf(Math.floor(site.under60 * site.requests), site.requests);
    return `${page}: ${share} of ${whole(site.requests)} answers under 60 ms at one connection (p50 ${milliseconds(site.p50)}, p99 ${milliseconds(site.p99)})`;
  });
}

/** Pages that miss it with half of their answers: a machine that is shared makes some late. */
export function missedTargets(runs) {
  return runs.filter((run) => isAimed(run) && run.site.p50 >= 60).map(({ page }) => page);
}

function isAimed({ page, connections }) {
  return page.startsWith('filtered') && connections === 1;
}

export function memoryTable({ idle, after }, runs) {
  const rows = Object.keys(after).map((name) => [
    name,
    megabytes(idle[name]),
    megabytes(Math.max(...runs.map(({ peak }) => peak[name]))),
    megabytes(after[name]),
  ]);
  return formatTable(['process', 'idle MB', 'peak MB', 'after MB'], rows);
}

export function weightTable(weights) {
  const kinds = ['script', 'stylesheet', 'font', 'image', 'fetch'];
  const heads = ['page', 'HTML gzip', 'HTML br', 'cache', ...kinds, 'other', 'total', 'requests'];
  const rows = weights.map(({ page, html, wire }) => {
    const other = wire.total - ['document', ...kinds].reduce((sum, kind) => sum + (wire[kind] ?? 0), 0);
    return [
      page,
      ...[kilobytes(html.gzip), kilobytes(html.brotli), html.cache ?? 'none'],
      ...kinds.map((kind) => kilobytes(wire[kind] ?? 0)),
      ...[kilobytes(other), kilobytes(wire.total), whole(wire.requests)],
    ];
  });
  return formatTable(heads, rows);
}

export function lighthouseTable(results) {
  const heads = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'failed'];
  const rows = results.map((result) => [
    result.page,
    ...[result.performance, result.accessibility, result.bestPractices, result.seo].map(whole),
    ...[whole(result.largestContentfulPaint), whole(result.totalBlockingTime)],
    result.cumulativeLayoutShift?.toFixed(3) ?? '–',
    result.failed.join(' ') || '–',
  ]);
  return formatTable(heads, rows);
}
