import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { ReferenceStatus } from '@/components/references/reference-status';
import { getCompany } from '@/lib/care-api/content';
import { getReference } from '@/lib/care-api/references';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { referenceForm } from '@/lib/references/reference-path';

type Props = PageProps<'/[locale]/references/[token]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Reference' });
  const { token } = await params;
  return {
    title: t((await getRefused(token)) ? 'errorTitle' : 'metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** What a referee is asked, for whoever was given its address. Opening it changes nothing. */
export default async function ReferencePage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const { token } = await params;
  if (!/^[\w-]{43}$/.test(token)) notFound();
  const [reading, company, refused] = await Promise.all([getReference(token), getCompany(), getRefused(token)]);
  if (reading.state === 'away') return <Unavailable company={company} />;
  if (reading.state !== 'ready') notFound();
  const isKept = !refused && readSearchParams(await searchParams).get('done') === 'keep';
  return (
    <WithMessages faults="reference">
      <ReferenceStatus {...{ token, company, isKept, refused }} reference={reading.value} />
    </WithMessages>
  );
}

/** An answer to this very request that came back. */
async function getRefused(token: string) {
  const draft = await getDraft(referenceForm);
  return draft?.words.token === token ? draft : null;
}
