import type { JobFacts } from '@/lib/contract/listing';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

export type Pay = { amount: string; unit: NonNullable<JobFacts['payUnit']> | 'NONE' };

/** '£700–£850' and its unit; null when the pay is not known. */
export function payOf({ payFrom, payTo, payUnit }: Pick<JobFacts, 'payFrom' | 'payTo' | 'payUnit'>): Pay | null {
  const amounts = [...new Set([payFrom, payTo].filter((amount) => amount !== null && amount !== undefined))];
  if (amounts.length === 0) return null;
  return { amount: amounts.map((amount) => pounds.format(amount)).join('–'), unit: payUnit ?? 'NONE' };
}
