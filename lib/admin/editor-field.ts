import type { Choice } from './noun';

/** One field of an editor. */
export type EditorField = {
  name: string;
  label: string;
  hint?: string | undefined;
  /**
   * One line, or several, HTML shown as it will look, a day, one of its choices, or any of them: their values with commas
   * between; a point of a picture, as `30,20,name.jpg`, or a picture of the library by its name.
   */
  kind: 'line' | 'text' | 'rich' | 'day' | 'choice' | 'checks' | 'focus' | 'picture';
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
