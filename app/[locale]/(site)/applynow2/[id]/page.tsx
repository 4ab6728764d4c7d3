import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackForm } from '@/components/call-back/call-back-form';
import { Unavailable } from '@/components/layout/unavailable';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { getListing } from '@/lib/care-api/listings';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/applynow2/[id]'>;

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Apply' });
  return { title: t('metaTitle'), robots: { index: false } };
}

/** Applying by call-back, until the questionnaire of a listing takes this place. */
export default async function ApplyPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  const reading = await getListing(Number(id));
  if (reading.state === 'missing') notFound();
  if (reading.state === 'away') return <Unavailable />;
  const t = await getTranslations({ locale, namespace: 'Apply' });
  const { title } = reading.value;
  return (
    <div className="wrap max-w-3xl py-6">
      <Breadcrumb
        label={t('breadcrumb')}
        steps={[
          { name: t('home'), href: '/home' },
          { name: title, href: `/listing-details/${id}` },
          { name: t('step') },
        ]}
      />
      <h1 className="mt-4">{t('title', { title })}</h1>
      <p className="mt-4 text-xl">{t('intro')}</p>
      <div className="mt-6 rounded-card border border-line bg-surface p-6 shadow-card">
        <CallBackForm
          form="apply"
          about={t('about', { title, id: Number(id) })}
          submitLabel={t('send')}
          withPhone
          withWhen
        />
      </div>
    </div>
  );
}
