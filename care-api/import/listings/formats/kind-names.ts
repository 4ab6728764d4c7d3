/** How an owner is organised says nothing of the care. */
const forms = /^(organisation|partnership|individual)$/i;

export function kindNames(kinds: readonly string[], activities: readonly string[]): string[] {
  const named = kinds.filter((kind) => !forms.test(kind));
  return named.length > 0 ? named : [...activities];
}
