import { toPlainDigits } from '@/lib/contract/digits';
import { isDay } from '@/lib/contract/is-day';
import { isPlausiblePhone } from '@/lib/contract/phone';
import type { FlowQuestion } from './flow';

type Kind = FlowQuestion['inputKind'];
export type TypedFault = 'email' | 'phone' | 'number' | 'date';

const years = { first: 1900, last: 2100 };

export function toKeptAnswer({ inputKind }: Pick<FlowQuestion, 'inputKind'>, value: string): string {
  return inputKind === 'phone' || inputKind === 'number' ? toPlainDigits(value) : value;
}

export function faultOfTyped(kind: Kind, value: string): TypedFault | null {
  if (kind === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : 'email';
  if (kind === 'phone') return isPlausiblePhone(value) ? null : 'phone';
  if (kind === 'number') return isNumber(toPlainDigits(value).trim()) ? null : 'number';
  if (kind === 'date') return isLikelyDay(value.trim()) ? null : 'date';
  return null;
}

/** '24', '-3,5', '1,200.50', '10 000': marks between thousands, and one before a fraction. */
function isNumber(value: string): boolean {
  return /^[-+]?(?:\d+|\d{1,3}(?:[\s,.'’]\d{3})+)(?:[.,]\d+)?$/.test(value);
}

/** Of a year that anybody means: '0026-02-01' was '26' once. */
function isLikelyDay(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return isDay(value) && year >= years.first && year <= years.last;
}
