import { useTranslations } from 'next-intl';
import { useFaults } from '@/components/forms/use-faults';
import type { FaultReport } from '@/lib/contract/faults';

const missing = [
  ...(['note', 'subject', 'text', 'other', 'until', 'nextStep', 'from', 'words', 'notApplicable'] as const),
  ...(['place', 'time', 'referee'] as const),
] as const;

/** What a case says of a form that came back: at each field, and above. What is empty is named. */
export function useCaseFaults(report: FaultReport | null) {
  const t = useTranslations('AdminCase.missing');
  const { textOf, problems } = useFaults(report, { idOf: (name) => name, whole: '' });
  const sayField = (field: string) => {
    const name = missing.find((one) => one === field.replace(/^times\.\d$/, 'time'));
    return name && report?.codes?.[field]?.code === 'fieldsRequired' ? t(name) : textOf(field);
  };
  return {
    textOf: sayField,
    problems: problems.flatMap(({ id }) => (id === '' ? [] : [{ id, text: sayField(id) }])),
  };
}
