import type { Question } from '@/lib/contract/questionnaire';

/** Names of what browsers can fill in, by words that stand in a question's identifier. */
const known: readonly (readonly [RegExp, string])[] = [
  [/post-?code/, 'postal-code'],
  [/(first|given)-?name/, 'given-name'],
  [/(last|family)-?name|surname/, 'family-name'],
  [/^(your-?|full-?)?name$/, 'name'],
  [/(date-of-)?birth|^dob$/, 'bday'],
  [/^(town|city)$/, 'address-level2'],
];

/** The `autocomplete` of a question that asks about the visitor; 'off' for all others. */
export function autocompleteOf({ inputKind, identifier }: Pick<Question, 'inputKind' | 'identifier'>): string {
  if (inputKind === 'email') return 'email';
  if (inputKind === 'phone') return 'tel';
  const words = identifier.toLowerCase();
  return known.find(([pattern]) => pattern.test(words))?.[1] ?? 'off';
}
