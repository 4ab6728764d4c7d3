export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good';

/** Whether many people use it only the API knows. */
export function strengthOf(password: string): PasswordStrength | null {
  if (password === '') return null;
  const signs = [...password];
  if (signs.length < 8) return 'short';
  const distinct = new Set(signs).size;
  // One word with digits or a sign behind it, as in `Summer2026!`, is what guessers try first.
  const isOneWord = /^\p{L}*[^\p{L}]*$/u.test(password);
  if (distinct < 5 || (isOneWord && signs.length < 16)) return 'weak';
  const classes = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (signs.length >= 14 && distinct >= 8) return 'good';
  return signs.length >= 11 && classes >= 3 ? 'good' : 'fair';
}
