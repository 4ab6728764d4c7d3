import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/auth/account-page';
import { BegunApplications } from '@/components/dashboard/begun-applications';
import { OwnApplications } from '@/components/dashboard/own-applications';
import { OwnComments } from '@/components/dashboard/own-comments';
import { UserHome } from '@/components/dashboard/user-home';
import { WithMessages } from '@/components/layout/with-messages';
import { answerForm, readAnswered } from '@/lib/applications/answering';
import { readWithdrawal } from '@/lib/applications/withdrawal';
import { getSession } from '@/lib/auth/get-user';
import { requireUser } from '@/lib/auth/require-user';
import { getCompany } from '@/lib/care-api/content';
import { getDashboard } from '@/lib/care-api/dashboard';
import { getDraft } from '@/lib/forms/draft';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';
import { photoHref } from '@/lib/profile/photo-href';
import { spokenName } from '@/lib/sign-in/made-up-name';

type Props = PageProps<'/[locale]/usersdashboard'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Dashboard' });
  return { title: t('title'), robots: { index: false } };
}

export default async function DashboardPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireUser({ locale, path: '/usersdashboard' });
  const session = await getSession();
  const [t, dashboard, company, refused] = await Promise.all([
    getTranslations('Dashboard'),
    session && getDashboard(session),
    getCompany(),
    getDraft(answerForm),
  ]);
  const {
    photo = '',
    comments = null,
    olderComments = 0,
    begun = [],
    applications,
  } = dashboard ?? { applications: null };
  const asked = await searchParams;
  return (
    <AccountPage user={user} title={t('title')}>
      <BegunApplications begun={begun} userId={user.id} isForgotten={asked.forgotten !== undefined} />
      {applications !== undefined && (
        <WithMessages rooms={['Dashboard']} faults="ownApplication">
          <OwnApplications
            applications={applications}
            withdrawal={readWithdrawal(asked)}
            answered={readAnswered(asked)}
            refused={refused}
            phone={company?.phone}
          />
        </WithMessages>
      )}
      <div className="mt-12 first:mt-0">
        <UserHome name={spokenName(user) || user.email} photo={photoHref(photo)} />
      </div>
      <div className="mt-12">
        <OwnComments comments={comments} older={olderComments} phone={company?.phone} />
      </div>
      <section aria-labelledby="own-data" className="mt-12">
        <h2 id="own-data">{t('data')}</h2>
        <p className="mt-2">
          <Link href="/my-data" prefetch={false} className="link inline-flex min-h-11 items-center">
            {t('dataText')}
          </Link>
        </p>
      </section>
    </AccountPage>
  );
}
