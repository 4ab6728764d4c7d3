import type { JobFacts } from '@/lib/contract/listing';
import { formatPounds } from '@/lib/fees/format-pounds';
import type { Locale } from '@/lib/i18n/languages';

export type Pay = { amounts: readonly number[]; unit: NonNullable<JobFacts['payUnit']> | 'NONE' };

export function payOf({ payFrom, payTo, payUnit }: Pick<JobFacts, 'payFrom' | 'payTo' | 'payUnit'>): Pay | null {
  const amounts = [...new Set([payFrom, payTo].filter((amount) => amount !== null && amount !== undefined))];
  if (amounts.length === 0) return null;
  return { amounts, unit: payUnit ?? 'NONE' };
}

export function payValues({ amounts, unit }: Pay, locale: Locale) {
  return { amount: amounts.map((amount) => formatPounds(amount, locale)).join('–'), unit };
}
