import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { CallBackScreen } from '@/components/call-back/call-back-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { readAsked } from '@/lib/call-back/asked-about';
import { getCompany, listClaims } from '@/lib/care-api/content';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { getAskedAbout } from '../get-asked-about';
import { generateMetadata as metadataOfForm } from '../page';

type Props = PageProps<'/[locale]/form/asked'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await metadataOfForm({ params, searchParams: Promise.resolve({}) })), robots: { index: false } };
}

/** The form with a question filled in (`/form?question=…`), or about a listing or a search that whoever asks came from. */
export default async function FormAskedPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const asked = readAsked(readSearchParams(await searchParams));
  const [company, about] = await Promise.all([getCompany(), getAskedAbout(asked, locale)]);
  return (
    <WithMessages rooms={['CallBackForm']} faults="callBack">
      <CallBackScreen company={company} claims={await listClaims()} question={asked.question} about={about} />
    </WithMessages>
  );
}
