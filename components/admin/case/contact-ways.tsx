import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { CopyButton } from './copy-button';

/** How somebody is reached: a number to ring, an address to write to, and both to take along. */
export function ContactWays({ phone, email }: { phone: string; email: string }) {
  const t = useTranslations('AdminCallBacks');
  return (
    <div className="flex flex-wrap items-center gap-3">
      {phone === '' && <p>{t('noPhone')}</p>}
      {phone !== '' && (
        <>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonStyle('accent')}>
            {t.rich('ring', { number: phone, ltr: (text) => <bdi dir="ltr">{text}</bdi> })}
          </a>
          <CopyButton text={phone} label={t('copy')} done={t('copied')} />
        </>
      )}
      {email !== '' && (
        <span className="inline-flex flex-wrap items-center gap-2">
          <a href={`mailto:${encodeURIComponent(email)}`} className="link wrap-anywhere" dir="ltr">
            {email}
          </a>
          <CopyButton text={email} label={t('copy')} done={t('copied')} />
        </span>
      )}
    </div>
  );
}
