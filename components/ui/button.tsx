type ButtonKind = 'primary' | 'secondary' | 'accent' | 'quiet';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2 text-center font-semibold leading-tight transition-colors';

/** A border that is not seen is drawn where the system takes the colours away. */
const kinds: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border-line-strong bg-surface text-primary hover:bg-sage-soft',
  accent: 'border-transparent bg-accent text-on-primary hover:bg-accent-strong',
  quiet: 'border-transparent text-primary underline underline-offset-4 hover:bg-sage-soft',
};

/** The look of a button, for `button` and links alike. */
export function buttonStyle(kind: ButtonKind): string {
  return `${base} ${kinds[kind]}`;
}
