import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/complaints/sent'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Complaints.sent' });
  return { title: t('title'), robots: { index: false } };
}

/** The receipt: what the complaint is called from now on. */
export default async function ComplaintSentPage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const t = await getTranslations('Complaints.sent');
  const said = readSearchParams(await searchParams).get('number') ?? '';
  const number = /^CP-\d{6,9}$/.test(said) ? said : null;
  return (
    <div className="wrap">
      <Notice level={1} title={t('title')} picture="/illustrations/thank-you.svg">
        {number && (
          <p>
            {t.rich('number', {
              number: () => (
                <bdi dir="ltr" className="font-semibold">
                  {number}
                </bdi>
              ),
            })}
          </p>
        )}
        <p>{t('text')}</p>
      </Notice>
    </div>
  );
}
