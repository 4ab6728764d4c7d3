import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/auth/account-page';
import { Notice } from '@/components/ui/notice';
import { requireAdmin } from '@/lib/auth/require-user';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/adminPanel'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AuthAccount' });
  return { title: t('admin.title'), robots: { index: false } };
}

export default async function AdminPanelPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireAdmin({ locale, path: '/adminPanel' });
  const t = await getTranslations('AuthAccount.admin');
  return (
    <AccountPage user={user} title={t('title')}>
      <Notice title={t('text')} picture="/illustrations/how-it-works-2.svg" />
    </AccountPage>
  );
}
