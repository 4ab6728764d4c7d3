import type { RemovedSample } from './remove-sample';

const reasons = {
  changed: 'changed since it was laid',
  'in use': 'in use by what is not the sample',
  'cannot tell': 'laid before the sample was noted row by row: nobody can tell whether it was changed',
};

export function removalLines({ removed, kept, pictures }: RemovedSample): string[] {
  const counts = removed.filter(({ count }) => count > 0);
  const gone = counts.map(({ kind: { names }, count }) => `${count} ${names[count === 1 ? 0 : 1]}`);
  return [
    counts.length > 0
      ? `Sample content removed: ${gone.join(', ')}; ${pictures} pictures`
      : 'There is no sample content that could be removed.',
    ...(kept.length > 0 ? [`kept ${kept.length}`] : []),
    ...kept.map(({ kind, id, title, reason }) => `  ${kind} ${id}, "${title}": ${reasons[reason]}`),
  ];
}
