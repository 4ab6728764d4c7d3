import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';
import { accountPath } from '@/lib/sign-in/sign-in-paths';

type ConfirmEmailProps = {
  /** Of the mailed link; '' when the link came without it. */
  token: string;
  /** Where its owner goes on to once they have logged in; '' where the link does not say. */
  returnUrl?: string;
  /** Of a moment ago. */
  problem?: 'link' | 'later' | 'away';
};

/** A mailed link does nothing by itself: scanners of mail open it too. The button does. */
export function ConfirmEmail({ token, returnUrl = '', problem }: ConfirmEmailProps) {
  const t = useTranslations('Account.confirm');
  const locale = useLocale();
  const isOver = token === '' || problem === 'link';
  return (
    <div className="wrap">
      <Notice level={1} title={t('title')} picture="/illustrations/information.svg">
        {problem && (
          <p role="alert" className="font-semibold text-danger">
            {t(`problems.${problem}`)}
          </p>
        )}
        {!problem && <p>{t(token ? 'text' : 'noKey')}</p>}
        {isOver ? (
          <Link href={accountPath} prefetch={false} className={buttonStyle('primary')}>
            {t('askAgain')}
          </Link>
        ) : (
          <form method="post" action="/api/account/confirm">
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="token" value={token} />
            {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
            <button type="submit" className={buttonStyle('primary')}>
              {t('button')}
            </button>
          </form>
        )}
      </Notice>
    </div>
  );
}
