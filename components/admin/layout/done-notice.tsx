import { useTranslations } from 'next-intl';
import { DoneLine } from './done-line';

const outcomes = ['created', 'saved', 'deleted'] as const;
const refusals = ['nothingHere', 'adminOnly', 'roleMissing', 'network', 'changedMeanwhile'] as const;

/** What a form that led here has done, or why it did not: both stand in the address. */
export function DoneNotice({ done, problem }: { done: string | null; problem: string | null }) {
  const t = useTranslations('AdminLayout.done');
  const faults = useTranslations('Faults');
  const outcome = outcomes.find((one) => one === done);
  if (problem !== null) {
    const code = refusals.find((one) => one === problem) ?? 'failed';
    return <DoneLine isFault>{faults(code)}</DoneLine>;
  }
  return outcome ? <DoneLine>{t(outcome)}</DoneLine> : null;
}
