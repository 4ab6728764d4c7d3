import { Refusal } from '@/care-api/kernel/refusal';
import { type Fault, toFault } from '@/lib/contract/faults';
import type { QuestionInput } from '@/lib/contract/questionnaire';
import { checkQuestions } from '@/lib/questionnaire/check-questions';
import type { FlowQuestion } from '@/lib/questionnaire/flow';

/** @throws Refusal 422 naming each question that would break the questionnaire, by its place: `questions.3`. */
export function requireValidQuestions(questions: readonly QuestionInput[]): void {
  const faults = new Map<string, Fault>();
  const tell = (index: number, fault: Fault) => {
    const field = `questions.${index}`;
    if (!faults.has(field)) faults.set(field, fault);
  };
  for (const finding of checkQuestions(questions.map(toFlowQuestion))) {
    if (finding.severity === 'error') tell(finding.index, finding.fault);
    if (finding.kind === 'nothing-asked') tell(finding.index, toFault('nothingAsked'));
  }
  const named = new Set<string>();
  for (const [index, { identifier }] of questions.entries()) {
    if (identifier && named.has(identifier)) tell(index, toFault('identifierTwice', { identifier }));
    if (identifier) named.add(identifier);
  }
  if (faults.size > 0) throw new Refusal(422, 'problem', Object.fromEntries(faults));
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
