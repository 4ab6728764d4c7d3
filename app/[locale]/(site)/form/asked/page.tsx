import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { CallBackScreen } from '@/components/call-back/call-back-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { getCompany } from '@/lib/care-api/content';
import { readText } from '@/lib/contract/listing-query';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { generateMetadata as metadataOfForm } from '../page';

type Props = PageProps<'/[locale]/form/asked'>;

export const dynamic = 'force-dynamic';

const questionMax = 1_000;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await metadataOfForm({ params, searchParams: Promise.resolve({}) })), robots: { index: false } };
}

/** `/form?question=…`: the form with a question filled in, which its visitor reads, changes and sends, or does not. */
export default async function FormAskedPage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const question = readText(readSearchParams(await searchParams).get('question') ?? '', questionMax);
  return (
    <WithMessages rooms={['CallBackForm']} faults="callBack">
      <CallBackScreen company={await getCompany()} question={question} />
    </WithMessages>
  );
}
