import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { personPath, personSearch } from '@/lib/admin/person';
import type { CallBack } from '@/lib/contract/call-back';
import { dialled, telHref } from '@/lib/contract/dialled.mjs';
import { Link } from '@/lib/i18n/navigation';
import { CopyButton } from './copy-button';

type ContactWaysProps = {
  phone: string;
  email: string;
  /** What a mail server says against the address. */
  bounced?: string;
  need?: CallBack['contactNeed'];
  /** Whether whoever reads it may see all that is kept of somebody. */
  isAdmin?: boolean;
};

/** How somebody is reached, first by the way they asked for; a number and an address to take along. */
export function ContactWays({ phone, email, bounced = '', need = '', isAdmin = false }: ContactWaysProps) {
  const t = useTranslations('AdminCallBacks');
  const person = useTranslations('AdminPerson');
  const ltr = (text: React.ReactNode) => (
    <bdi dir="ltr" className="inline-block">
      {text}
    </bdi>
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {phone === '' && <p>{t('noPhone')}</p>}
      {phone !== '' && (
        <>
          {need === 'text' && (
            <a href={`sms:${dialled(phone).number}`} className={buttonStyle('accent')}>
              {t.rich('text', { number: phone, ltr })}
            </a>
          )}
          <a
            href={telHref(phone)}
            className={buttonStyle(need === 'text' || need === 'email' ? 'secondary' : 'accent')}
          >
            {t.rich('ring', { number: phone, ltr })}
          </a>
          <CopyButton text={phone} label={t('copy')} done={t('copied')} failed={t('notCopied')} />
        </>
      )}
      {email !== '' && (
        <span className="inline-flex flex-wrap items-center gap-2">
          <a href={`mailto:${encodeURIComponent(email)}`} className="link wrap-anywhere" dir="ltr">
            {email}
          </a>
          <CopyButton text={email} label={t('copy')} done={t('copied')} failed={t('notCopied')} />
        </span>
      )}
      {isAdmin && (email !== '' || phone !== '') && (
        <Link
          href={personPath + personSearch(email || phone)}
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          {person('link')}
        </Link>
      )}
      {bounced !== '' && (
        <p className="wrap-anywhere w-full border-danger border-s-4 ps-3">
          <strong>{t('bounced')}</strong>{' '}
          <bdi dir="ltr" className="font-mono text-sm">
            {bounced}
          </bdi>
        </p>
      )}
    </div>
  );
}
