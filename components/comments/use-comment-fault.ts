import { useTranslations } from 'next-intl';
import { useFaultText } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import type { FaultReport } from '@/lib/contract/faults';

/** What is wrong with a comment, in one sentence. */
export function useCommentFault(): (report: FaultReport) => React.ReactNode {
  const t = useTranslations('Comments');
  const textOf = useFaultText({ signInFirst: t('sessionEnded') }, usePhone());
  return ({ code, values, message }) => textOf({ fault: code && { ...values, code }, sentence: message });
}
