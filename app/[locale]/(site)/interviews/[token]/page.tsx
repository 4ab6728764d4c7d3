import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { InterviewAnswer } from '@/components/interviews/interview-answer';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { getCompany } from '@/lib/care-api/content';
import { getInterview } from '@/lib/care-api/interviews';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { interviewForm } from '@/lib/interviews/interview-path';

type Props = PageProps<'/[locale]/interviews/[token]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Interview' });
  const { token } = await params;
  return {
    title: t((await getRefused(token)) ? 'errorTitle' : 'title'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** An interview, for whoever was given its address: no account, nothing of who they are. Opening it changes nothing. */
export default async function InterviewPage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const { token } = await params;
  if (!/^[\w-]{43}$/.test(token)) notFound();
  const [reading, company, refused] = await Promise.all([getInterview(token), getCompany(), getRefused(token)]);
  if (reading.state === 'away') return <Unavailable company={company} />;
  if (reading.state !== 'ready') notFound();
  const done = refused ? null : readSearchParams(await searchParams).get('done');
  return (
    <WithMessages faults="interview">
      <InterviewAnswer {...{ token, company, done, refused }} interview={reading.value} />
    </WithMessages>
  );
}

/** An answer to this very interview that came back. */
async function getRefused(token: string) {
  const draft = await getDraft(interviewForm);
  return draft?.words.token === token ? draft : null;
}
