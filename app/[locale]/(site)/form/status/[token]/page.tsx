import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CallBackStatus } from '@/components/call-back/call-back-status';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { callBackChangeForm } from '@/lib/call-back/call-back-fields';
import { getFollowed } from '@/lib/care-api/call-backs';
import { getCompany } from '@/lib/care-api/content';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/form/status/[token]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'CallBackStatus' });
  const { token } = await params;
  const isRefused = (await getRefused(token)) !== null;
  return {
    title: t(isRefused ? 'errorTitle' : 'metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** How it stands with a request to be called, for whoever was given its address; no account, nothing of who they are. */
export default async function CallBackStatusPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const { token } = await params;
  if (!/^[\w-]{43}$/.test(token)) notFound();
  const [reading, company, refused] = await Promise.all([getFollowed(token), getCompany(), getRefused(token)]);
  if (reading.state === 'away') return <Unavailable company={company} />;
  if (reading.state !== 'ready') notFound();
  return (
    <WithMessages faults="callBack">
      <CallBackStatus
        token={token}
        request={reading.value}
        company={company}
        done={refused ? null : readSearchParams(await searchParams).get('done')}
        refused={refused}
        now={new Date()}
      />
    </WithMessages>
  );
}

/** A change of this very request that came back. */
async function getRefused(token: string) {
  const draft = await getDraft(callBackChangeForm);
  return draft?.words.token === token ? draft : null;
}
