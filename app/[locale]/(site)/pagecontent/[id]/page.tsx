import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { Reading } from '@/lib/care-api/reading';
import { requireLocale } from '@/lib/i18n/require-locale';
import { ManagedPageScreen, managedMetadata } from '../../../managed-page';

type Props = PageProps<'/[locale]/pagecontent/[id]'>;

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  return managedMetadata({ locale, menu: toMenu((await params).id) });
}

export default async function PageOfMenuPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const { id } = await params;
  return <ManagedPageScreen locale={locale} menu={toMenu(id)} shown={`/pagecontent/${id}`} />;
}

function toMenu(id: string): Reading<number> {
  return /^[1-9]\d{0,8}$/.test(id) ? { state: 'ready', value: Number(id) } : { state: 'missing' };
}
