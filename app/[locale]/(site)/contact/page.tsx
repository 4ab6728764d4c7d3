import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AnswerSpeed } from '@/components/call-back/answer-speed';
import { ContactForm } from '@/components/call-back/contact-form';
import { ContactScreen } from '@/components/contact/contact-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { ListingMap } from '@/components/listings/listing-map';
import { TeamSection } from '@/components/team/team-section';
import { JsonLd } from '@/components/ui/json-ld';
import { getCallBackSpeed, getCompany, listTeam } from '@/lib/care-api/content';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { addressMap } from '@/lib/listings/address-map';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/contact'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/contact',
    title: t('Contact.metaTitle'),
    description: t('Contact.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function ContactPage({ params }: PageProps<'/[locale]/contact'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Contact' });
  const [company, speed, team] = await Promise.all([getCompany(), getCallBackSpeed(), listTeam()]);
  const map = addressMap(company?.address ?? '');
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/contact' },
  ];
  return (
    <WithMessages faults="callBack">
      <ContactScreen
        company={company}
        form={
          <>
            <ContactForm />
            <AnswerSpeed speed={speed} />
          </>
        }
        map={map && <ListingMap {...map} address="" />}
      />
      <TeamSection members={team} className="wrap pt-8 pb-4" />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </WithMessages>
  );
}
