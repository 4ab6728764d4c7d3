import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { OnceField } from '@/components/forms/once-field';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import { toAlertPace } from '@/lib/contract/alert';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { Door } from '@/lib/contract/kind';
import { Link } from '@/lib/i18n/navigation';
import { PaceChoice } from './pace-choice';

type AlertScreenProps = {
  /** The directory's question, as its address says it, and in the reader's words. */
  search: string;
  asked: string;
  door: Door;
  /** What a refused form left behind. */
  draft: FormDraft | null;
};

/** A plain form: it is sent without script, and comes back with what was typed. */
export function AlertScreen({ search, asked, door, draft }: AlertScreenProps) {
  const t = useTranslations('Alerts');
  const news = useTranslations('Newsletter');
  const locale = useLocale();
  const { textOf, title, problems } = useFaults(draft?.report ?? null, { idOf: () => 'email', whole: 'email' });
  return (
    <div className="wrap max-w-2xl py-10">
      <h1>{t('link', { door })}</h1>
      <p className="wrap-anywhere mt-4 text-xl">
        <Link
          href={search ? `/listing?${search}` : '/listing'}
          rel="nofollow"
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          <bdi>{t('asked', { asked })}</bdi>
        </Link>
      </p>
      <p className="measure mt-2 mb-6">{t('promise')}</p>
      {draft && <ErrorSummary title={title} problems={problems} />}
      <form method="post" action="/api/alerts" noValidate className="grid gap-5">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="search" value={search} />
        <OnceField />
        <Honeypot label={news('box.leaveBlank')} />
        <Field id="email" label={news('box.label')} error={textOf('email')}>
          {(wiring) => (
            <input
              {...wiring}
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              dir="ltr"
              defaultValue={draft?.words.email}
            />
          )}
        </Field>
        <PaceChoice chosen={toAlertPace(draft?.words.pace ?? '')} />
        <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
          {t('button')}
        </button>
      </form>
    </div>
  );
}
