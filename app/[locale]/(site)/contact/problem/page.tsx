import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ContactForm } from '@/components/call-back/contact-form';
import { ContactScreen } from '@/components/contact/contact-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { ListingMap } from '@/components/listings/listing-map';
import { callBackForm } from '@/lib/call-back/call-back-fields';
import { getCompany } from '@/lib/care-api/content';
import { getDraft } from '@/lib/forms/draft';
import { requireLocale } from '@/lib/i18n/require-locale';
import { addressMap } from '@/lib/listings/address-map';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/[locale]/contact/problem'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Contact' });
  return { title: t((await getDraft(callBackForm)) ? 'errorTitle' : 'metaTitle'), robots: { index: false } };
}

/** `/contact` as it is shown after a form sent without script was refused: with every word kept. */
export default async function ContactProblemPage({ params }: PageProps<'/[locale]/contact/problem'>) {
  setRequestLocale(await requireLocale(params));
  const draft = await getDraft(callBackForm);
  const company = await getCompany();
  const map = addressMap(company?.address ?? '');
  return (
    <WithMessages faults="callBack">
      <ContactScreen
        company={company}
        form={<ContactForm draft={draft} />}
        map={map && <ListingMap {...map} address="" />}
      />
    </WithMessages>
  );
}
