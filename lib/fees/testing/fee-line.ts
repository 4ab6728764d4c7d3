import type { FeeLine } from '@/lib/contract/fees';

/** A line of a price list: so much a week, for everybody. */
export const feeLine = (name: string, amount: number, more: Partial<FeeLine> = {}): FeeLine => ({
  name,
  amount,
  unit: 'week',
  people: '',
  level: '',
  unavoidable: 'yes',
  when: '',
  ...more,
});
