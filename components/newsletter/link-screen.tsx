import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

type LinkScreenProps = {
  step: 'confirm' | 'unsubscribe';
  /** Of the mailed link; '' when the link came without it. */
  token: string;
  /** The API could not be asked a moment ago. */
  isAway: boolean;
};

/** A mailed link does nothing by itself: scanners of mail open it too. The button does. */
export function LinkScreen({ step, token, isAway }: LinkScreenProps) {
  const t = useTranslations('Newsletter');
  const locale = useLocale();
  return (
    <div className="wrap">
      <Notice level={1} title={t(`${step}.title`)} picture="/illustrations/information.svg">
        {isAway && (
          <p role="alert" className="font-semibold text-danger">
            {t('box.network')}
          </p>
        )}
        <p>{token ? t(`${step}.text`) : t('noKey')}</p>
        {token && (
          <form method="post" action={`/api/newsletter/${step}`}>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="token" value={token} />
            <button type="submit" className={buttonStyle('primary')}>
              {t(`${step}.button`)}
            </button>
          </form>
        )}
      </Notice>
    </div>
  );
}
