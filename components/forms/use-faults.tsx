import { useTranslations } from 'next-intl';
import { type FaultCode, type FaultReport, type Said, wholeOf } from '@/lib/contract/faults';

type OwnWords = Partial<Record<FaultCode, string>>;

/** Says a fault in the visitor's language; what nobody has words for stays English, and is marked as such. */
export function useFaultText(own: OwnWords = {}, phone = ''): (said: Said) => React.ReactNode {
  const t = useTranslations('Faults');
  // It reads left to right in every language.
  const ring = { phone: phone === '' ? 'none' : `\u2066${phone}\u2069` };
  return ({ fault, sentence }) => {
    if (fault && own[fault.code]) return own[fault.code];
    if (fault && t.has(fault.code)) return t(fault.code, { ...ring, ...fault });
    return (
      <span lang="en" dir="ltr">
        {sentence}
      </span>
    );
  };
}

type Form = {
  /** Of the field a fault belongs to. */
  idOf: (field: string) => string;
  /** The field or button where the eye goes when a fault belongs to the whole form. */
  whole: string;
  /** Fields in the order of the page, where it is not that of the faults. */
  order?: readonly string[];
  /** Words of the form's own. */
  own?: OwnWords;
  /** Whom to ring, by `usePhone` where script runs. */
  phone?: string;
};

/** What a form says of a report: at each field, and in its summary. */
export function useFaults(report: FaultReport | null, { idOf, whole, order = [], own, phone }: Form) {
  const t = useTranslations('Faults');
  const textOf = useFaultText(own, phone);
  const fields = [...new Set([...Object.keys(report?.codes ?? {}), ...Object.keys(report?.errors ?? {})])];
  fields.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const sayField = (field: string) =>
    fields.includes(field) ? textOf({ fault: report?.codes?.[field], sentence: report?.errors?.[field] }) : undefined;
  const sayWhole = () => report && (waitingTime(report) ?? textOf(wholeOf(report)));

  /** How long to wait is more use than that one has to. */
  function waitingTime({ code, retryAfter }: FaultReport) {
    if ((code !== 'attemptsTooMany' && code !== 'accountsTooMany') || !retryAfter) return null;
    return t('attemptsTooManyFor', { minutes: Math.ceil(retryAfter / 60) });
  }

  return {
    textOf: sayField,
    title: fields.length > 0 ? sayWhole() : t('problem'),
    problems:
      fields.length > 0
        ? fields.map((field) => ({ id: idOf(field), text: sayField(field) }))
        : report
          ? [{ id: whole, text: sayWhole() }]
          : [],
  };
}
