import { Refusal } from '@/care-api/kernel/refusal';
import { draftQuestion } from '@/lib/contract/draft-question';
import type { Fault } from '@/lib/contract/faults';
import type { QuestionInput } from '@/lib/contract/questionnaire';
import { checkFlow } from '@/lib/questionnaire/draft/check-draft';

/** @throws Refusal 422 naming each question that would break the questionnaire, by its place: `questions.3`. */
export function requireValidQuestions(questions: readonly QuestionInput[]): void {
  const faults = new Map<string, Fault>();
  for (const finding of checkFlow(questions.map((question) => draftQuestion.parse(question)))) {
    const field = `questions.${finding.index}`;
    if (finding.severity === 'error' && !faults.has(field)) faults.set(field, finding.fault);
  }
  if (faults.size > 0) throw new Refusal(422, 'problem', Object.fromEntries(faults));
}
