import type { FeeLine } from '@/lib/contract/fees';

export const liveInFees: readonly FeeLine[] = [
  fee('Live-in care for one person', 1_250, 'week', { people: 'one' }),
  fee('Live-in care for a couple', 1_450, 'week', { people: 'couple' }),
  fee('Personal care, meals and housework', 0, 'week', { level: 'personal' }),
  fee('Dementia care', 150, 'week', { level: 'dementia', when: 'With a diagnosis of dementia' }),
  fee('Nurse-led care', 400, 'week', { level: 'nursing', when: 'For needs that a nurse plans and checks' }),
  fee('A waking night carer', 190, 'night', {
    unavoidable: 'sometimes',
    when: 'When help is needed more than twice a night',
  }),
  fee('Food for the carer', 40, 'week', { unavoidable: 'sometimes', when: 'Unless the carer eats with you' }),
  fee('Drives in the carer’s own car', 0.45, 'mile', { unavoidable: 'no' }),
];

function fee(name: string, amount: number, unit: FeeLine['unit'], more: Partial<FeeLine>): FeeLine {
  return { name, amount, unit, people: '', level: '', unavoidable: 'yes', when: '', ...more };
}
