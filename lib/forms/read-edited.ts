import 'server-only';
import { takePrefix, wasPrefix } from '@/lib/admin/editor-state';
import type { Fields } from '@/lib/admin/merge-edits';
import { linesOf, textOf } from './read-sent';

/** What the fields of an editor hold and what they began with; where another text is taken after a conflict, that. */
export function readEdited(sent: FormData, names: readonly string[]): { fields: Fields; was: Fields } {
  const read = (prefix: string) => Object.fromEntries(names.map((name) => [name, linesOf(sent, prefix + name)]));
  const [typed, was] = [read(''), read(wasPrefix)];
  const fields = Object.fromEntries(names.map((name) => [name, taken(name) ?? typed[name] ?? '']));
  return { fields, was };

  function taken(name: string): string | undefined {
    const side = textOf(sent, takePrefix + name);
    if (side !== 'theirs' && side !== 'both') return undefined;
    const choice = `${takePrefix}${name}.${side}`;
    return sent.has(choice) ? linesOf(sent, choice) : side === 'theirs' ? was[name] : undefined;
  }
}
