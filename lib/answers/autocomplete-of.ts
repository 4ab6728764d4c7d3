import type { Question } from '@/lib/contract/questionnaire';

const known: readonly (readonly [RegExp, string])[] = [
  [/post-?code/, 'postal-code'],
  [/(first|given)-?name/, 'given-name'],
  [/(last|family)-?name|surname/, 'family-name'],
  [/^(your-?|full-?)?name$/, 'name'],
  [/(date-of-)?birth|^dob$/, 'bday'],
  [/^(town|city)$/, 'address-level2'],
];

export function autocompleteOf({ inputKind, identifier }: Pick<Question, 'inputKind' | 'identifier'>): string {
  if (inputKind === 'email') return 'email';
  if (inputKind === 'phone') return 'tel';
  const words = identifier.toLowerCase();
  return known.find(([pattern]) => pattern.test(words))?.[1] ?? 'off';
}
