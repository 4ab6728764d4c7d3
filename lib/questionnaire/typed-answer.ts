import { toPlainDigits } from '@/lib/contract/digits';
import { isDay } from '@/lib/contract/is-day';
import { isPlausiblePhone } from '@/lib/contract/phone';
import type { FlowQuestion } from './flow';

type Asked = Pick<FlowQuestion, 'inputKind' | 'min' | 'max'>;
export type BoundFault = 'numberLow' | 'numberHigh';
export type TypedFault = 'email' | 'phone' | 'number' | 'date' | BoundFault;

const years = { first: 1900, last: 2100 };

export function toKeptAnswer({ inputKind }: Pick<FlowQuestion, 'inputKind'>, value: string): string {
  return inputKind === 'phone' || inputKind === 'number' ? toPlainDigits(value) : value;
}

/** A number as people read it. */
export function withUnit({ inputKind, unit }: Pick<FlowQuestion, 'inputKind' | 'unit'>, value: string): string {
  return inputKind === 'number' && unit ? `${value} ${unit}` : value;
}

export function faultOfTyped(question: Asked, value: string): TypedFault | null {
  const kind = question.inputKind;
  if (kind === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : 'email';
  if (kind === 'phone') return isPlausiblePhone(value) ? null : 'phone';
  if (kind === 'number') return faultOfNumber(question, toPlainDigits(value).trim());
  if (kind === 'date') return isLikelyDay(value.trim()) ? null : 'date';
  return null;
}

function faultOfNumber({ min, max }: Asked, value: string): TypedFault | null {
  if (!isNumber(value)) return 'number';
  const numbers = numbersOf(value);
  if (min != null && numbers.every((number) => number < min)) return 'numberLow';
  return max != null && numbers.every((number) => number > max) ? 'numberHigh' : null;
}

/** '24', '-3,5', '1,200.50', '10 000': marks between thousands, and one before a fraction. */
function isNumber(value: string): boolean {
  return /^[-+]?(?:\d+|\d{1,3}(?:[\s,.'’]\d{3})+)(?:[.,]\d+)?$/.test(value);
}

/** What it may stand for: '1.200' is a thousand and more here, and little more than one there. */
function numbersOf(value: string): number[] {
  const plain = value.replace(/[\s'’]/g, '');
  const marks = plain.match(/[.,]/g) ?? [];
  const whole = Number(plain.replace(/[.,]/g, ''));
  if (marks.length === 0 || (marks.length > 1 && new Set(marks).size === 1)) return [whole];
  const broken = Number(plain.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
  return marks.length === 1 && /[.,]\d{3}$/.test(plain) ? [broken, whole] : [broken];
}

/** The number that an author means; null where it is none. A comma before three digits stands between thousands here. */
export function readNumber(typed: string): number | null {
  const value = toPlainDigits(typed).trim();
  if (!isNumber(value)) return null;
  const numbers = numbersOf(value);
  return numbers.at(/^[-+]?[1-9]\d{0,2},\d{3}$/.test(value) ? -1 : 0) ?? null;
}

/** Of a year that anybody means: '0026-02-01' was '26' once. */
function isLikelyDay(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return isDay(value) && year >= years.first && year <= years.last;
}
