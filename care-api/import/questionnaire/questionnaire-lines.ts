import { countsLine } from '@/care-api/import/summary-lines';
import type { QuestionnaireSummary } from './import-questionnaires';
import type { SaidNote } from './say-note';

export function questionnaireLines(
  file: string,
  format: string,
  summary: QuestionnaireSummary,
  seconds: number,
): string[] {
  return [
    `${file}: ${format}, ${seconds.toFixed(1)} s`,
    countsLine('questionnaires taken', summary),
    ...summary.taken.flatMap(({ title, questions, jumps, notes }) => [
      `${title}: ${plural(questions, 'question')}, ${plural(jumps, 'jump')}`,
      ...noteLines(notes),
    ]),
    ...(summary.left.length > 0 ? ['left out', ...noteLines(summary.left)] : []),
  ];
}

export function noteLines(notes: readonly SaidNote[]): string[] {
  return [...new Set(notes.map(({ reason }) => reason))].flatMap((reason) => {
    const about = notes.filter((note) => note.reason === reason);
    return [`  ${about.length} × ${reason}`, ...about.map(({ what }) => `      ${what}`)];
  });
}

export function plural(count: number, word: string): string {
  return `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;
}
