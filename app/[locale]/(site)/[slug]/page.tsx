import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { getMenuAt } from '@/lib/care-api/pages';
import { requireLocale } from '@/lib/i18n/require-locale';
import { ManagedPageScreen, managedMetadata } from '../../managed-page';

type Props = PageProps<'/[locale]/[slug]'>;

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  return managedMetadata({ locale, menu: await getMenuAt((await params).slug) });
}

/** A managed page at its own address, or at one that it had before. */
export default async function OwnAddressPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const { slug } = await params;
  return <ManagedPageScreen locale={locale} menu={await getMenuAt(slug)} shown={`/${slug}`} />;
}
