import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import type { CallBack } from '@/lib/contract/call-back';
import { Due, Since, StateWord } from './call-back-marks';
import { CopyButton } from './copy-button';

/** Who asked, what about, and where it stands. */
export function CaseFacts({ row, isWhole }: { row: CallBack; isWhole: boolean }) {
  const t = useTranslations('AdminCallBacks');
  const locale = useLocale();
  const moment = (at: string | null) => at && formatMoment(at, locale);
  const facts = [
    { label: t('state'), value: <StateWord row={row} /> },
    { label: t('asked'), value: row.createdAt && <Since at={row.createdAt} /> },
    { label: t('due'), value: row.dueAt ? <Due row={row} /> : isWhole && t('noPromise') },
    { label: t('owner'), value: isWhole && <bdi>{row.ownerName || t('nobody')}</bdi> },
    { label: t('firstTry'), value: moment(row.firstTryAt) },
    { label: t('firstTalk'), value: moment(row.firstTalkAt) },
    { label: t('waitsUntil'), value: moment(row.waitingUntil) },
    { label: t('topic'), value: row.topic && <span dir="auto">{row.topic}</span> },
  ].filter(({ value }) => value);
  return (
    <section aria-label={row.name} className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-3">
        {row.phone === '' && <p>{t('noPhone')}</p>}
        {row.phone !== '' && (
          <>
            <a href={`tel:${row.phone.replace(/[^+\d]/g, '')}`} className={buttonStyle('accent')}>
              {t.rich('ring', { number: row.phone, ltr: (text) => <bdi dir="ltr">{text}</bdi> })}
            </a>
            <CopyButton text={row.phone} label={t('copy')} done={t('copied')} />
          </>
        )}
        <span className="inline-flex flex-wrap items-center gap-2">
          <a href={`mailto:${encodeURIComponent(row.email)}`} className="link wrap-anywhere" dir="ltr">
            {row.email}
          </a>
          <CopyButton text={row.email} label={t('copy')} done={t('copied')} />
        </span>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-5">{t('message')}</h2>
      <p dir="auto" className="wrap-anywhere measure mt-2 whitespace-pre-wrap">
        {row.message}
      </p>
    </section>
  );
}
