import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Testimonials } from '@/components/samples/testimonials';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/testimonials'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('testimonials', await requireLocale(params));
}

export default async function TestimonialsPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <Testimonials />;
}
