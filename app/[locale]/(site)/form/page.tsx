import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackScreen } from '@/components/call-back/call-back-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { TeamSection } from '@/components/team/team-section';
import { JsonLd } from '@/components/ui/json-ld';
import { getCallBackSpeed, getCompany, listClaims, listTeam } from '@/lib/care-api/content';
import { requireLocale } from '@/lib/i18n/require-locale';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/form'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/form',
    title: t('Form.metaTitle'),
    description: t('Form.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function FormPage({ params }: PageProps<'/[locale]/form'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [company, claims, speed, team] = await Promise.all([
    getCompany(),
    listClaims(),
    getCallBackSpeed(),
    listTeam(),
  ]);
  return (
    <WithMessages rooms={['CallBackForm']} faults="callBack">
      <CallBackScreen company={company} claims={claims} speed={speed} />
      <TeamSection members={team} className="wrap pb-10" />
      <JsonLd data={await pageGraph(locale)} />
    </WithMessages>
  );
}
