import type { Question } from '@/lib/contract/questionnaire';

const known = (
  [
    ['post-?code', 'postal-code'],
    ['(?:first|given)-?names?', 'given-name'],
    ['(?:last|family)-?name|surname', 'family-name'],
    ['name', 'name'],
    ['(?:date-of-)?birth|birth(?:day|-?date)|dob', 'bday'],
    ['town|city', 'address-level2'],
  ] as const
).map(
  ([words, token]) => [new RegExp(`^(?:what-(?:is|s)-)?(?:(?:your|my|full|the|home)-?)*(?:${words})$`), token] as const,
);

const someoneElse = /referee|reference|next-of-kin|emergency|employer/;

/** What browsers know of whoever answers: by the whole identifier, for a child's birthday or a referee's name is not theirs. */
export function autocompleteOf({ inputKind, identifier }: Pick<Question, 'inputKind' | 'identifier'>): string {
  const words = identifier.toLowerCase();
  if (someoneElse.test(words)) return 'off';
  if (inputKind === 'email') return 'email';
  if (inputKind === 'phone') return 'tel';
  return known.find(([pattern]) => pattern.test(words))?.[1] ?? 'off';
}
