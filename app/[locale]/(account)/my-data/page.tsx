import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/auth/account-page';
import { WithMessages } from '@/components/layout/with-messages';
import { type KeptCounts, MyDataScreen } from '@/components/my-data/my-data-screen';
import { getSession } from '@/lib/auth/get-user';
import { requireUser } from '@/lib/auth/require-user';
import { getMyData } from '@/lib/care-api/my-data';
import { deletionForm } from '@/lib/contract/my-data';
import { getDraft } from '@/lib/forms/draft';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/my-data'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'MyData' });
  return { title: t('title'), robots: { index: false } };
}

export default async function MyDataPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireUser({ locale, path: '/my-data' });
  const t = await getTranslations('MyData');
  const { problem } = await searchParams;
  const hasFailed = problem === 'away' || problem === 'refused';
  const draft = problem === undefined || hasFailed ? null : await getDraft(deletionForm);
  return (
    <AccountPage user={user} title={t('title')}>
      <WithMessages rooms={['MyData', 'Auth']} faults="deletion">
        <MyDataScreen kept={await countKept()} hasFailed={hasFailed} fault={draft?.report ?? null} />
      </WithMessages>
    </AccountPage>
  );
}

async function countKept(): Promise<KeptCounts | 'impossible' | 'away'> {
  const session = await getSession();
  const reading = session && (await getMyData(session.accessToken));
  if (reading?.state === 'missing') return 'impossible';
  if (reading?.state !== 'ready') return 'away';
  const { profile, comments, posts, applications, drafts } = reading.value;
  return {
    profile: profile ? 1 : 0,
    comments: comments.length,
    posts: posts.length,
    applications: applications.length,
    drafts: drafts.length,
  };
}
