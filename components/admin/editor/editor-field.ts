/** One field of a simple editor. */
export type EditorField = {
  name: string;
  label: string;
  hint?: string;
  /** One line, or several. */
  kind: 'line' | 'text';
  /** Characters. */
  max: number;
  /** Marks a field that may be left blank: '(optional)'. */
  optional?: string;
};
