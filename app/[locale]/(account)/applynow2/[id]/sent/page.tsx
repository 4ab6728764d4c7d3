import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Thanks } from '@/components/questionnaire/thanks';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toReference } from '@/lib/answers/read-reference';
import { requireUser } from '@/lib/auth/require-user';
import { getCompany } from '@/lib/care-api/content';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/applynow2/[id]/sent'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Questionnaire.goodJob' });
  return { title: t('metaTitle'), robots: { index: false } };
}

/** After answers were sent without script. */
export default async function SentPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  await requireUser({ locale, path: `/applynow2/${id}/sent` });
  const reference = toReference((await searchParams).reference);
  const [company, t] = await Promise.all([
    getCompany(),
    getTranslations({ locale, namespace: 'Questionnaire.goodJob' }),
  ]);
  return (
    <div className="wrap">
      <Notice level={1} title={t('title')} picture="/illustrations/thank-you.svg">
        <Thanks reference={reference} phone={company?.phone ?? ''} />
        <Link href={reference ? '/usersdashboard' : `/listing-details/${id}`} className={buttonStyle('primary')}>
          {t('ok')}
        </Link>
      </Notice>
    </div>
  );
}
