import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { LinkProblem } from '@/lib/contract/newsletter';
import { Link } from '@/lib/i18n/navigation';

type LinkScreenProps = {
  step: 'confirm' | 'unsubscribe';
  /** Of the mailed link; '' when the link came without it. */
  token: string;
  /** Of a moment ago. */
  problem: LinkProblem | null;
};

/** A mailed link does nothing by itself: scanners of mail open it too. The button does. */
export function LinkScreen({ step, token, problem }: LinkScreenProps) {
  const t = useTranslations('Newsletter');
  const fault = useTranslations('Faults');
  const locale = useLocale();
  return (
    <div className="wrap">
      <Notice level={1} title={t(`${step}.title`)} picture="/illustrations/information.svg">
        {problem && (
          <p role="alert" className="font-semibold text-danger">
            {problem === 'unknown' ? fault('outcomeUnknown') : t(`linkProblems.${problem}`)}
          </p>
        )}
        {problem === 'absent' ? (
          <Link href="/contact" className={buttonStyle('primary')}>
            {t('contact')}
          </Link>
        ) : (
          <p>{token ? t(`${step}.text`) : t('noKey')}</p>
        )}
        {problem !== 'absent' && token && (
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
