import { sayIssue } from '@/lib/contract/issue-faults';
import { type QuestionInput, questionInput } from '@/lib/contract/questionnaire';
import type { Purpose } from '@/lib/contract/questionnaire-purpose';
import { nameOf } from '../check-questions';
import { because, type Reason } from './reasons';

/** A questionnaire as a file holds it, its questions readable but not yet checked against each other. */
export type ReadQuestionnaire = {
  source: string;
  sourceKey: string;
  title: string;
  description: string;
  /** '' where the file does not say it. */
  purpose: Purpose | '';
  questions: QuestionInput[];
  notes: Note[];
};

/** What could not be taken, or not as it stands in the file: of which question, and why. */
export type Note = { what: string; reason: Reason };

export function readQuestions(candidates: readonly unknown[]): { questions: QuestionInput[]; notes: Note[] } {
  const read = candidates.map((candidate) => ({ candidate, parsed: questionInput.safeParse(candidate) }));
  const questions = read.flatMap(({ parsed }) => (parsed.success ? parsed.data : []));
  const notes = read.flatMap(({ candidate, parsed }, index) => {
    const [issue] = parsed.error?.issues ?? [];
    if (issue === undefined) return [];
    const reason = because('leftOut', [issue.path.join('.'), sayIssue(issue)].filter(Boolean).join(', '));
    return [{ what: nameIn(candidate) ?? `question ${index + 1}`, reason }];
  });
  return { questions, notes };
}

function nameIn(candidate: unknown): string | null {
  const isNamed = typeof candidate === 'object' && candidate !== null && 'headline' in candidate && candidate.headline;
  return isNamed ? nameOf({ headline: String(candidate.headline) }) : null;
}
