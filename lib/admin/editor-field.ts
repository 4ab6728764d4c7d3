import type { Choice, FieldKind } from './resource';

export type EditorField = {
  name: string;
  label: string;
  hint?: string | undefined;
  kind: FieldKind;
  /** Of HTML: it can be looked at as such. */
  hasSource?: boolean;
  /** Of a line: what kind of line, for the keyboard of a phone; it reads left to right in every language. */
  type?: 'tel' | 'email' | 'url';
  /** Of a text, to begin with; 8 where nothing is said. */
  rows?: number;
  /** Characters. */
  max?: number;
  choices?: readonly Choice[];
  /** Marks a field that may be left blank: '(optional)'. */
  optional?: string;
};
