import { useLocale, useTranslations } from 'next-intl';
import type { ReferenceAnswer } from '@/lib/contract/reference-request';
import { longDay } from '@/lib/posts/format-day';

/** What a referee said, question by question. */
export function ReferenceFacts({ answer }: { answer: ReferenceAnswer }) {
  const t = useTranslations('Reference');
  const phone = useTranslations('Complaints.form')('phone');
  const locale = useLocale();
  const chosen = (value: '' | 'yes' | 'no' | 'unsure') => value && t(`choices.${value}`);
  const day = (value: string) => value && longDay(value, locale);
  const facts = [
    { asked: t('relation'), said: answer.relation },
    { asked: t('role'), said: answer.role },
    { asked: t('from'), said: day(answer.from) },
    { asked: t('until'), said: day(answer.until) },
    { asked: t('again'), said: chosen(answer.again) },
    { asked: t('concern'), said: chosen(answer.concern) },
    { asked: t('concernWords'), said: answer.concernWords },
    { asked: t('mayRing'), said: chosen(answer.mayRing) },
    { asked: phone, said: answer.phone && <bdi dir="ltr">{answer.phone}</bdi> },
    { asked: t('words'), said: answer.words },
  ];
  return (
    <dl className="grid gap-2">
      {facts
        .filter(({ said }) => said)
        .map(({ asked, said }) => (
          <div key={asked}>
            <dt className="text-muted text-sm">{asked}</dt>
            <dd dir="auto" className="whitespace-pre-wrap">
              {said}
            </dd>
          </div>
        ))}
    </dl>
  );
}
