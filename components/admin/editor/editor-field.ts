/** One field of a simple editor. */
export type EditorField = {
  name: string;
  label: string;
  hint?: string;
  /** One line, or several. */
  kind: 'line' | 'text';
  /** Of a line: what kind of line, for the keyboard of a phone; it reads left to right in every language. */
  type?: 'tel' | 'email' | 'url';
  /** Of a text, to begin with; 8 where nothing is said. */
  rows?: number;
  /** Characters. */
  max: number;
  /** Marks a field that may be left blank: '(optional)'. */
  optional?: string;
};
