import { toPlainDigits } from '@/lib/contract/digits';
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
  if (kind === 'date') return isDay(value.trim()) ? null : 'date';
  return null;
}

/** '24', '-3,5', '1,200.50', '10 000': marks between thousands, and one before a fraction. */
function isNumber(value: string): boolean {
  return /^[-+]?(?:\d+|\d{1,3}(?:[\s,.'’]\d{3})+)(?:[.,]\d+)?$/.test(value);
}

/** A day that there is, of a year that anybody means: '0026-02-01' was '26' once. */
function isDay(value: string): boolean {
  const [year = ''] = /^\d{4}(?=-\d{2}-\d{2}$)/.exec(value) ?? [];
  const read = new Date(`${value}T00:00Z`);
  if (!year || Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== value) return false;
  return Number(year) >= years.first && Number(year) <= years.last;
}
