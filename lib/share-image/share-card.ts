export type ShareCard = {
  direction: 'ltr' | 'rtl';
  brand: string;
  /** False where the provider has a logo of its own, which ours must not stand for. */
  hasMark: boolean;
  heading: string;
  /** '' for none, as with `tag`. */
  line: string;
  tag: string;
  picture: string;
};
