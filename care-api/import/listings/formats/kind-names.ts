/** How an owner is organised says nothing of the care. */
const forms = /^(organisation|partnership|individual)$/i;

/** What a register calls a service: its kinds, or where it names none, what the service does by law. */
export function kindNames(kinds: readonly string[], activities: readonly string[]): string[] {
  const named = kinds.filter((kind) => !forms.test(kind));
  return named.length > 0 ? named : [...activities];
}
