import { draftQuestion } from '@/lib/contract/draft-question';
import { checkQuestions, type Finding, nameOf } from '@/lib/questionnaire/check-questions';
import { countRemaining } from '@/lib/questionnaire/count-remaining';
import type { FlowQuestion } from '@/lib/questionnaire/flow';
import { adviseQuestions } from '@/lib/questionnaire/law/advise';
import { law } from '@/lib/questionnaire/law/better-words';
import { guessPurpose } from '@/lib/questionnaire/law/purpose';
import { listRoutes } from '@/lib/questionnaire/list-routes';
import type { ReadQuestionnaire } from '@/lib/questionnaire/read/read-questionnaire';
import { noteLines, plural } from './questionnaire-lines';
import { sayNote } from './say-note';

const routesListed = 1_000;
const routesShown = 20;

export function checkLines({ title, description, questions: read, notes }: ReadQuestionnaire): {
  lines: string[];
  errors: number;
} {
  const questions = read.map((question) => draftQuestion.parse(question));
  const findings = checkQuestions(questions);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return {
    errors: errors.length + (questions.length === 0 ? 1 : 0),
    lines: [
      `${title}: ${plural(questions.length, 'question')}, ${plural(errors.length, 'error')}, ${plural(warnings.length, 'warning')}`,
      ...errors.map(toLine),
      ...warnings.map(toLine),
      ...adviseQuestions(questions, guessPurpose({ title, description, questions })).map(
        ({ rule, index, questionId }) =>
          `  advice ${rule} at question ${questionId}, ${nameOf(questions[index])}: see ${law[rule].source}`,
      ),
      ...(notes.length > 0 ? ['  an import would leave out or change', ...noteLines(notes.map(sayNote))] : []),
      ...routeLines(questions),
    ],
  };
}

function toLine({ severity, kind, questionId, message }: Finding): string {
  return `  ${severity} ${kind} at question ${questionId}, ${message}`;
}

function routeLines(questions: readonly FlowQuestion[]): string[] {
  const first = questions[0];
  if (first === undefined) return ['  no question that can be asked'];
  const { fewest, most } = countRemaining(questions, first.id);
  const { routes, isCut } = listRoutes(questions, routesListed);
  const shown = routes.slice(0, routesShown);
  const count = isCut ? `more than ${plural(routesListed, 'route')}` : plural(routes.length, 'route');
  return [
    `  ${count}, of ${fewest} to ${plural(most, 'question')} to answer`,
    ...shown.map(({ questionIds }) => `    ${plural(questionIds.length, 'question')}: ${toRanges(questionIds)}`),
    ...(routes.length > shown.length ? [`    and ${isCut ? 'many' : routes.length - shown.length} more`] : []),
  ];
}

/** 1, 2, 3, 7 as 1–3, 7. */
function toRanges(ids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last && last[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
