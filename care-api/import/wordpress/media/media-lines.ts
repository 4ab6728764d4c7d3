import type { MediaSummary } from './take-media';

const filesShown = 10;

export function mediaLines({ created, unchanged, problems, left }: MediaSummary): string[] {
  const failed = [...problems].sort(([, a], [, b]) => b.length - a.length);
  const missing = failed.reduce((sum, [, files]) => sum + files.length, 0);
  return [
    ...(created + unchanged + missing + left > 0
      ? [`files ${created + unchanged}: ${created} new, ${unchanged} known`]
      : []),
    ...(left > 0 ? [`files left at the old site ${left}: --media <uploads folder or URL> takes them`] : []),
    ...(missing > 0 ? [`files not taken ${missing}`] : []),
    ...failed.map(([problem, files]) => `  ${files.length} × ${problem} (${shown(files)})`),
  ];
}

export function paperLines(papers: readonly { title: string; address: string }[]): string[] {
  if (papers.length === 0) return [];
  return [
    `papers still at the old site ${papers.length}`,
    ...papers.map(({ title, address }) => `  ${title}: ${address}`),
  ];
}

function shown(files: readonly string[]): string {
  const more = files.length - filesShown;
  return `${files.slice(0, filesShown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
