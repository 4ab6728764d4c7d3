import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackScreen } from '@/components/call-back/call-back-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { callBackForm, readCallBackFields } from '@/lib/call-back/call-back-fields';
import { getCompany, listClaims } from '@/lib/care-api/content';
import { getDraft } from '@/lib/forms/draft';
import { requireLocale } from '@/lib/i18n/require-locale';
import { getAskedAbout } from '../get-asked-about';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/[locale]/form/problem'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Form' });
  return { title: t('errorTitle'), robots: { index: false } };
}

/** `/form` as it is shown after a form sent without script was refused: with every word kept. */
export default async function FormProblemPage({ params }: PageProps<'/[locale]/form/problem'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [company, draft] = await Promise.all([getCompany(), getDraft(callBackForm)]);
  const about =
    draft &&
    (await getAskedAbout(
      readCallBackFields((name) => draft.words[name]),
      locale,
    ));
  return (
    <WithMessages rooms={['CallBackForm']} faults="callBack">
      <CallBackScreen company={company} claims={await listClaims()} draft={draft} about={about} />
    </WithMessages>
  );
}
