import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ComplaintForm } from '@/components/complaints/complaint-form';
import { ComplaintScreen } from '@/components/complaints/complaint-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { JsonLd } from '@/components/ui/json-ld';
import { takesComplaints } from '@/lib/care-api/complaints';
import { getCompany } from '@/lib/care-api/content';
import { complaintForm } from '@/lib/contract/complaint';
import { getDraft } from '@/lib/forms/draft';
import { requireLocale } from '@/lib/i18n/require-locale';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/[locale]/complaints'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/complaints',
    title: t('Complaints.title'),
    description: t('Complaints.intro'),
    siteName: t('Meta.siteName'),
  });
}

export default async function ComplaintsPage({ params }: PageProps<'/[locale]/complaints'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [company, isOpen, draft] = await Promise.all([getCompany(), takesComplaints(), getDraft(complaintForm)]);
  const t = await getTranslations('Complaints');
  return (
    <WithMessages rooms={['Complaints']} faults="complaint">
      <ComplaintScreen
        company={company}
        form={isOpen ? <ComplaintForm draft={draft} /> : <p className="measure mt-4">{t('noForm')}</p>}
      />
      <JsonLd data={await pageGraph(locale)} />
    </WithMessages>
  );
}
