import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/newsletter/[outcome]'>;

const outcomes = ['sent', 'confirmed', 'unsubscribed', 'expired', 'unknown'] as const;
type Outcome = (typeof outcomes)[number];

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const outcome = await readOutcome(params);
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Newsletter' });
  return { title: t(`outcomes.${outcome}.title`), robots: { index: false } };
}

export default async function NewsletterOutcomePage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <OutcomeNotice outcome={await readOutcome(params)} />;
}

async function readOutcome(params: Props['params']): Promise<Outcome> {
  const { outcome } = await params;
  return outcomes.find((known) => known === outcome) ?? notFound();
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('Newsletter');
  const isDone = outcome === 'sent' || outcome === 'confirmed' || outcome === 'unsubscribed';
  return (
    <div className="wrap">
      <Notice
        level={1}
        title={t(`outcomes.${outcome}.title`)}
        picture={isDone ? '/illustrations/thank-you.svg' : '/illustrations/no-results.svg'}
      >
        <p>{t(`outcomes.${outcome}.text`)}</p>
        <Link href={outcome === 'expired' ? '/newsletter' : '/home'} className={buttonStyle('primary')}>
          {outcome === 'expired' ? t('askAgain') : t('toHome')}
        </Link>
      </Notice>
    </div>
  );
}
