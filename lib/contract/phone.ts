import { toPlainDigits } from './digits';

/** UK or international, with the marks people write between digits and an extension behind; not one digit again and again. */
export function isPlausiblePhone(value: string): boolean {
  const [number = '', ...rest] = toPlainDigits(value)
    .toLowerCase()
    .split(/\s*(?:extension|ext\.?|x)\s*/);
  const digits = number.replace(/\D/g, '');
  return (
    /^\+?[\d\s().\-/]+$/.test(number) &&
    digits.length >= 7 &&
    digits.length <= 15 &&
    new Set(digits).size > 1 &&
    rest.length <= 1 &&
    rest.every((part) => /^\d{1,8}$/.test(part))
  );
}
