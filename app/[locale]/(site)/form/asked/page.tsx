import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { CallBackScreen } from '@/components/call-back/call-back-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { getCompany, listClaims } from '@/lib/care-api/content';
import { readText } from '@/lib/contract/listing-query';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { getAskedAbout } from '../get-asked-about';
import { generateMetadata as metadataOfForm } from '../page';

type Props = PageProps<'/[locale]/form/asked'>;

export const dynamic = 'force-dynamic';

const questionMax = 1_000;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await metadataOfForm({ params, searchParams: Promise.resolve({}) })), robots: { index: false } };
}

/** The form with a question filled in (`/form?question=…`), or about a listing or a search that whoever asks came from. */
export default async function FormAskedPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const asked = readSearchParams(await searchParams);
  const question = readText(asked.get('question') ?? '', questionMax);
  const [company, about] = await Promise.all([
    getCompany(),
    getAskedAbout({ listing: asked.get('listing') ?? '', search: String(asked) }, locale),
  ]);
  return (
    <WithMessages rooms={['CallBackForm']} faults="callBack">
      <CallBackScreen company={company} claims={await listClaims()} question={question} about={about} />
    </WithMessages>
  );
}
