import type { ResponseInput } from '@/lib/contract/response';
import type { FlowQuestion } from '@/lib/questionnaire/flow';

/** What the answer read like: as sent, else the choice's label or the question's headline. */
export function labelOf({ responseLabel, responseValue }: ResponseInput, question: FlowQuestion): string {
  if (responseLabel) return responseLabel;
  const chosen = question.choices.find(({ value }) => value === responseValue);
  return question.questionType === 'multiple-choice' && chosen ? chosen.label : question.headline;
}

/** When it was answered: as sent, unless that is missing or not in the past. */
export function momentOf(responseDate: string | null, now: Date): Date {
  const answered = responseDate === null ? Number.NaN : Date.parse(responseDate);
  return answered > 0 && answered <= now.getTime() ? new Date(answered) : now;
}
