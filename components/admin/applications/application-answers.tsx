import { useLocale, useTranslations } from 'next-intl';
import { FileLink } from '@/components/ui/file-link';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { sayAnswer } from '@/lib/applications/say-answer';
import type { ReceivedApplication } from '@/lib/contract/application';

/** All that they answered, as it was asked of them. */
export function ApplicationAnswers({ answers }: Pick<ReceivedApplication, 'answers'>) {
  const t = useTranslations('AdminApplications');
  const locale = useLocale();
  return (
    <section aria-labelledby="answers" className="rounded-card border border-line bg-surface p-5">
      <h2 id="answers">{t('answers')}</h2>
      <dl className="mt-3 divide-y divide-line">
        {answers.map(({ key, label, value, file }) => (
          <div key={key ?? label} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
            <InOwnLanguage as="dt" className="font-semibold">
              {label}
            </InOwnLanguage>
            {file ? (
              <dd>
                <FileLink {...file} />
              </dd>
            ) : (
              <InOwnLanguage as="dd" dir="auto" className="wrap-anywhere whitespace-pre-line">
                {sayAnswer(value, locale)}
              </InOwnLanguage>
            )}
          </div>
        ))}
      </dl>
      <p className="measure mt-4 text-muted text-sm">{t('noted')}</p>
    </section>
  );
}
