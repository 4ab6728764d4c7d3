import { Refusal } from '@/care-api/api-error';
import { invalid } from '@/care-api/read-json';
import type { QuestionInput } from '@/lib/contract/questionnaire';
import { checkQuestions } from '@/lib/questionnaire/check-questions';
import type { FlowQuestion } from '@/lib/questionnaire/flow';

/** @throws Refusal 422 naming each question that would break the questionnaire, by its place: `questions.3`. */
export function requireSound(questions: readonly QuestionInput[]): void {
  const errors = new Map<string, string>();
  const tell = (index: number, message: string) => {
    const field = `questions.${index}`;
    if (!errors.has(field)) errors.set(field, message);
  };
  for (const { index, severity, message } of checkQuestions(questions.map(toFlowQuestion))) {
    if (severity === 'error') tell(index, message);
  }
  const named = new Set<string>();
  for (const [index, { identifier }] of questions.entries()) {
    if (identifier && named.has(identifier)) tell(index, `Another question has the identifier ${identifier} too.`);
    if (identifier) named.add(identifier);
  }
  if (errors.size > 0) throw new Refusal(422, invalid, Object.fromEntries(errors));
}

export function toFlowQuestion(question: QuestionInput): FlowQuestion {
  const { id, headline, questionType, inputKind = null, required = false } = question;
  const { multiple, choices, jumps } = question;
  return {
    ...{ id, headline, questionType, inputKind, required },
    multiple: multiple ?? false,
    choices: choices ?? [],
    jumps: jumps ?? [],
  };
}
