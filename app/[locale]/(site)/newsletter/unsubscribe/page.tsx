import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LinkScreen } from '@/components/newsletter/link-screen';
import { toLinkProblem } from '@/lib/contract/newsletter';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/newsletter/unsubscribe'>;

// The token stands in the address.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Newsletter' });
  // The address holds the token: no other site is told it.
  return { title: t('unsubscribe.title'), robots: { index: false }, referrer: 'same-origin' };
}

export default async function NewsletterUnsubscribePage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const { Key, problem } = await searchParams;
  const token = typeof Key === 'string' ? Key : '';
  return <LinkScreen step="unsubscribe" token={token} problem={toLinkProblem(problem)} />;
}
