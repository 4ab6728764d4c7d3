import 'server-only';
import { takePrefix, wasPrefix } from '@/lib/admin/editor-state';
import type { Fields } from '@/lib/admin/merge-edits';
import { linesOf, textOf } from './read-sent';

export function readEdited(sent: FormData, names: readonly string[]): { fields: Fields; was: Fields } {
  const read = (prefix: string) => Object.fromEntries(names.map((name) => [name, linesOf(sent, prefix + name)]));
  const [typed, was] = [read(''), read(wasPrefix)];
  const isTheirs = (name: string) => textOf(sent, takePrefix + name) === 'theirs';
  const fields = Object.fromEntries(names.map((name) => [name, (isTheirs(name) ? was[name] : typed[name]) ?? '']));
  return { fields, was };
}
