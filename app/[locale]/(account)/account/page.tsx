import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountForm } from '@/components/auth/account-form';
import { AccountPage } from '@/components/auth/account-page';
import { OwnAccount, ownDeeds, ownForms } from '@/components/auth/own-account';
import { WithMessages } from '@/components/layout/with-messages';
import type { User } from '@/lib/auth/check-session';
import { getSession } from '@/lib/auth/get-user';
import { requireUser } from '@/lib/auth/require-user';
import { listSessions } from '@/lib/care-api/accounts';
import { listFactors } from '@/lib/care-api/second-factor';
import { firstAdminEmail } from '@/lib/contract/account';
import { getDraft } from '@/lib/forms/draft';
import { getShownOnce } from '@/lib/forms/shown-once';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { accountPath } from '@/lib/sign-in/sign-in-paths';

type Props = PageProps<'/[locale]/account'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Account' });
  return { title: t('title'), robots: { index: false } };
}

export default async function OwnAccountPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireUser({ locale, path: accountPath });
  const query = readSearchParams(await searchParams);
  const t = await getTranslations('Account');
  return (
    <AccountPage user={user} title={t(user.mustChoose ? 'chooseTitle' : user.mustSecure ? 'secureTitle' : 'title')}>
      <WithMessages rooms={['Auth']} faults="account">
        {user.mustChoose ? <ChooseFirst user={user} query={query} /> : <Whole user={user} query={query} />}
      </WithMessages>
    </AccountPage>
  );
}

type PartProps = { user: User; query: URLSearchParams };

async function ChooseFirst({ user: { email }, query }: PartProps) {
  const t = await getTranslations('Account');
  const draft = query.has('problem') ? await getDraft('choose') : null;
  const isFirst = email === firstAdminEmail;
  return (
    <div className="max-w-lg">
      <p>{t('chooseText')}</p>
      {isFirst && <p className="mt-2">{t('chooseEmail')}</p>}
      <AccountForm
        form="choose"
        owner={isFirst ? null : email}
        returnUrl={safeReturnUrl(query.get('returnUrl') ?? '')}
        initial={draft?.words}
        initialFault={draft?.report}
      />
    </div>
  );
}

async function Whole({ user, query }: PartProps) {
  const session = await getSession();
  const [sessions, factors, codes] = await Promise.all([
    session && !user.mustSecure ? listSessions(session.accessToken) : none,
    session ? listFactors(session.accessToken) : none,
    getShownOnce('recoveryCodes'),
  ]);
  const t = await getTranslations('Account');
  const needed = user.mustSecure ? factors : sessions;
  if (needed.state !== 'ready') return <p>{t(needed.state === 'missing' ? 'impossible' : 'away')}</p>;
  const form = ownForms.find((name) => name === query.get('problem'));
  return (
    <OwnAccount
      email={user.email}
      fullName={user.fullName}
      sessions={sessions.state === 'ready' ? sessions.value : []}
      factors={factors.state === 'ready' ? factors.value : null}
      codes={codes}
      mustSecure={user.mustSecure}
      done={ownDeeds.find((deed) => deed === query.get('done'))}
      problem={form ? { form, draft: await getDraft(form) } : null}
    />
  );
}

const none = { state: 'away' } as const;
