import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NoScreen } from '@/components/admin/layout/no-screen';
import { requireStaff } from '@/lib/auth/require-user';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/adminPanel/page-not-found'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AdminLayout' });
  return { title: `${t('missing.title')} | ${t('navigation')}`, robots: { index: false } };
}

/** The whole 404 page of the back office, which the front serves to staff in place of Next's empty one. */
export default async function NoScreenPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  await requireStaff({ locale, path: '/adminPanel' }, 'staff');
  return <NoScreen />;
}
