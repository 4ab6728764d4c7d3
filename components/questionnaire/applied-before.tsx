import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { applicationElementId } from '@/lib/applications/withdrawal';
import type { Application } from '@/lib/contract/application';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';

/** Says that somebody has applied here, and leads to what they sent. */
export function AppliedBefore({ application }: { application: Application }) {
  const { id, reference, sentAt } = application;
  const t = useTranslations('Questionnaire.applied');
  const locale = useLocale();
  return (
    <section aria-labelledby="applied" className="mt-4 rounded-card border border-line bg-sage-soft p-5">
      <p id="applied" className="font-semibold">
        {t('title')}
      </p>
      {sentAt && <p className="mt-1">{t('sent', { day: longDay(sentAt, locale), reference })}</p>}
      <p className="mt-1">{t('again')}</p>
      <Link
        href={`/usersdashboard#${applicationElementId(id)}`}
        prefetch={false}
        className={`${buttonStyle('secondary')} mt-3`}
      >
        {t('look')}
      </Link>
    </section>
  );
}
