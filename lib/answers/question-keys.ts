import type { Question } from '@/lib/contract/questionnaire';

/** Question id → what drafts know it by: its identifier, or its number where identifiers are missing or not unique. */
export function questionKeys(questions: readonly Pick<Question, 'id' | 'identifier'>[]): Map<number, string> {
  const uses = new Map<string, number>();
  for (const { identifier } of questions) uses.set(identifier, (uses.get(identifier) ?? 0) + 1);
  return new Map(
    questions.map(({ id, identifier }) => [id, identifier && uses.get(identifier) === 1 ? identifier : `#${id}`]),
  );
}
