import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/auth/account-page';
import { requireUser } from '@/lib/auth/require-user';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/profiles'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('profile.title'), robots: { index: false } };
}

export default async function ProfilePage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireUser({ locale, path: '/profiles' });
  const t = await getTranslations('AuthAccount.profile');
  return (
    <AccountPage user={user} title={t('title')}>
      <p>{t('text')}</p>
    </AccountPage>
  );
}
