import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ConfirmEmail } from '@/components/auth/confirm-email';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';

type Props = PageProps<'/[locale]/confirm-email'>;

// The token stands in the address.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Account' });
  return { title: t('confirm.title'), robots: { index: false }, referrer: 'same-origin' };
}

export default async function ConfirmEmailPage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const query = readSearchParams(await searchParams);
  const problem = (['link', 'later', 'away'] as const).find((name) => name === query.get('problem'));
  const token = (query.get('Key') ?? '').slice(0, 200);
  return <ConfirmEmail token={token} returnUrl={safeReturnUrl(query.get('returnUrl')) ?? ''} problem={problem} />;
}
