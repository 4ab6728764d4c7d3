import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Team } from '@/components/samples/team';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/team'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('team', await requireLocale(params));
}

export default async function TeamPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <Team />;
}
