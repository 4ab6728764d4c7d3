import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Screen } from '@/lib/admin/screens';
import { requireLocale } from '@/lib/i18n/require-locale';

/** The title of a screen of the back office, which no search engine keeps. */
export async function screenMetadata(params: Promise<{ locale: string }>, screen: Screen): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AdminLayout' });
  return { title: `${t(`screens.${screen}`)} | ${t('navigation')}`, robots: { index: false } };
}
