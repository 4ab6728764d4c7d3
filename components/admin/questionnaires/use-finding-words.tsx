import { useTranslations } from 'next-intl';
import { useFaultText } from '@/components/forms/use-faults';
import { sentenceOf } from '@/lib/contract/fault-words';
import type { DraftFinding } from '@/lib/questionnaire/draft/check-draft';
import { isolate } from './isolate';

/** What is wrong with a question, or odd, in words. */
export function useFindingWords(): (finding: DraftFinding) => React.ReactNode {
  const t = useTranslations('AdminQuestionnaires.checks');
  const sayFault = useFaultText();
  return (finding) => {
    if (finding.severity === 'warning') return t(`odd.${finding.odd.code}`, { value: isolate(finding.odd.value) });
    const { fault } = finding;
    return fault ? sayFault({ fault, sentence: sentenceOf(fault) }) : t('tooMuch');
  };
}

/** The same as long as the same is odd. */
export function findingKey(finding: DraftFinding): string {
  const about = finding.severity === 'warning' ? `${finding.odd.code} ${finding.odd.value}` : finding.kind;
  return `${finding.questionId} ${about}`;
}
