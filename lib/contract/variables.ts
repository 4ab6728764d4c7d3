import { type Fault, toFault } from './faults';

const pattern = /\{([^{}]*)\}/g;

/** What nobody could fill in, of the places `{name}` in a text: people would read it as it stands. Null where all are known. */
export function unknownVariable(text: string, known: readonly string[]): Fault | null {
  const wrong = [...text.matchAll(pattern)].find(([, name = '']) => !known.includes(name));
  if (!wrong) return null;
  return toFault('variableUnknown', { variable: wrong[0], known: known.map((name) => `{${name}}`).join(', ') });
}

/** Fills the places in. What people typed is put in as it is: braces in it are nobody's place. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values));
  return text.replace(pattern, (place, name: string) => known.get(name) ?? place);
}
