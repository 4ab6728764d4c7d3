import { plainFigures } from './plain-figures';

/** How many: '12', '12.00', '1,200'; null for no number of people. */
export function readCount(cell: string): number | null {
  const text = plainFigures(cell).trim();
  if (!/^\d{1,3}([ ,]\d{3})?([.,]0+)?$|^\d{1,4}([.,]0+)?$/.test(text)) return null;
  return Number(text.replace(/[.,]0{1,2}$/, '').replace(/[ ,]/g, ''));
}

/** Degrees: '53.48', '53,48', '2.24° W'; null for none. */
export function readDegrees(cell: string): number | null {
  const text = plainFigures(cell).trim();
  const [, sign = '', figures, side = ''] = /^([-+]?)(\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEW]?)$/i.exec(text) ?? [];
  if (figures === undefined) return null;
  const degrees = Number(figures.replace(',', '.'));
  return sign === '-' || /[sw]/i.test(side) ? -degrees : degrees;
}
