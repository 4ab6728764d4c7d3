import type { AnswerRecord } from './to-records';

/**
 * Questions that a refusal names: `3.responseValue` is about the fourth record, `questions.17` about question 17.
 * What it says of anything else is left over.
 */
export function refusedQuestions(
  errors: Readonly<Record<string, string>>,
  records: readonly Pick<AnswerRecord, 'QuestionId'>[],
): { ids: Set<number>; rest: string[] } {
  const ids = new Set<number>();
  const rest: string[] = [];
  for (const [field, text] of Object.entries(errors)) {
    const missing = /^questions\.(\d+)$/.exec(field)?.[1];
    const place = /^(\d+)\.(?:question|response)/i.exec(field)?.[1];
    const id = missing ? Number(missing) : place ? records[Number(place)]?.QuestionId : undefined;
    if (id === undefined) rest.push(text);
    else ids.add(id);
  }
  return { ids, rest };
}
