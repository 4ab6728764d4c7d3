import { plainFigures, writtenOut } from './plain-figures';

/** In figures that anybody can read; '' for a cell with a day, a price or a power of ten. */
export function readPhone(cell: string): string {
  const text = writtenOut(plainFigures(cell));
  if (text === null) return '';
  const figures = text.replace(/\D/g, '').length;
  const hasWords = /\p{L}{2,}/u.test(text.replace(/\b(or|and|ext)\b/gi, ''));
  if (figures < 3 || /[£$€%@#]/.test(text) || (figures < 6 && hasWords)) return '';
  if (/^0\d{2,4}\.\d{6,8}$/.test(text.trim())) return text;
  if (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text.trim()) || /^\d{1,7}[.,]\d+$/.test(text.trim())) return '';
  return text;
}

/** What a place costs, in whatever words; '' for a day or a power of ten. */
export function readPrice(cell: string): string {
  const text = writtenOut(plainFigures(cell)) ?? '';
  return /^\d{1,2}[-/ ](\d{1,2}|[a-z]{3})([-/ ]\d{2,4})?$/i.test(text.trim()) ? '' : text;
}
