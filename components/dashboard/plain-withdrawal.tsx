import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import { applicationElementId, type Withdrawal } from '@/lib/applications/withdrawal';
import { localePath } from '@/lib/i18n/languages';

/** Asks once more on the page itself, for a browser without script. */
export function PlainWithdrawal({ id, fault, title }: Withdrawal & { title: string }) {
  const t = useTranslations('Dashboard.withdraw');
  const say = useTranslations('Faults');
  const locale = useLocale();
  const titleId = `${applicationElementId(id)}-withdraw`;
  return (
    <section aria-labelledby={titleId} className="mt-4 border-line border-t pt-4">
      <h4 id={titleId} className="text-xl">
        {t('title')}
      </h4>
      <p className="mt-2">{t('text')}</p>
      {fault && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {fault === 'unknown' ? say('outcomeUnknown') : t(`faults.${fault}`)}
        </p>
      )}
      <form method="post" action="/api/applications/withdraw" className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="id" value={id} />
        <a href={localePath(locale, '/usersdashboard')} className={buttonStyle('secondary')}>
          {t('no')}
        </a>
        <button type="submit" className={buttonStyle('accent')}>
          <ReadAs shown={t('yes')}>
            {t('yes')}: <InOwnLanguage>{title}</InOwnLanguage>
          </ReadAs>
        </button>
      </form>
    </section>
  );
}
