import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackScreen } from '@/components/call-back/call-back-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { readAsked } from '@/lib/call-back/asked-about';
import { callBackForm } from '@/lib/call-back/call-back-fields';
import { getCompany, listClaims } from '@/lib/care-api/content';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { getAskedAbout } from '../get-asked-about';

type Props = PageProps<'/[locale]/form/problem'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Form' });
  return { title: t((await getDraft(callBackForm)) ? 'errorTitle' : 'metaTitle'), robots: { index: false } };
}

/** `/form` as it is shown after a form sent without script was refused, with every word kept; or after another form was. */
export default async function FormProblemPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [company, draft] = await Promise.all([getCompany(), getDraft(callBackForm)]);
  const asked = readAsked(readSearchParams(await searchParams), draft);
  const about = await getAskedAbout(asked, locale);
  return (
    <WithMessages rooms={['CallBackForm']} faults="callBack">
      <CallBackScreen {...{ company, draft, about }} claims={await listClaims()} question={asked.question} />
    </WithMessages>
  );
}
