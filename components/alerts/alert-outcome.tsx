import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';

export const alertOutcomes = ['sent', 'saved', 'paused', 'ended', 'unknown'] as const;

/** What came of a form, or of a link that is not known. */
export function AlertOutcome({ outcome }: { outcome: (typeof alertOutcomes)[number] }) {
  const t = useTranslations('Alerts');
  const news = useTranslations('Newsletter');
  const said = {
    sent: [news('outcomes.sent.title'), news('outcomes.sent.text')],
    saved: [t('saved.title'), t('saved.text')],
    paused: [t('saved.title'), t('pauses')],
    ended: [t('ended.title'), t('ended.text')],
    unknown: [news('outcomes.unknown.title'), t('unknown')],
  } as const;
  const [title, text] = said[outcome];
  return (
    <div className="wrap">
      <Notice
        level={1}
        title={title}
        picture={outcome === 'unknown' ? '/illustrations/no-results.svg' : '/illustrations/thank-you.svg'}
      >
        <p>{text}</p>
        <Link href="/home" className={buttonStyle('primary')}>
          {news('toHome')}
        </Link>
      </Notice>
    </div>
  );
}
