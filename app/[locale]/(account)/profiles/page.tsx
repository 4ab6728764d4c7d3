import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/auth/account-page';
import { WithMessages } from '@/components/layout/with-messages';
import type { ProfileFormProps } from '@/components/profile/profile-form';
import { ProfileScreen } from '@/components/profile/profile-screen';
import type { User } from '@/lib/auth/check-session';
import { getSession } from '@/lib/auth/get-user';
import { requireUser } from '@/lib/auth/require-user';
import { getCompany } from '@/lib/care-api/content';
import { getOwnProfile } from '@/lib/care-api/profiles';
import type { FormDraft } from '@/lib/contract/form-draft';
import { getDraft } from '@/lib/forms/draft';
import type { Locale } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';
import { listCountries } from '@/lib/profile/countries';
import { toFormStart } from '@/lib/profile/form-start';
import { photoHref } from '@/lib/profile/photo-href';
import { profileForm } from '@/lib/profile/profile-fields';

type Props = PageProps<'/[locale]/profiles'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Profile' });
  const isProblem = (await getCameBack(searchParams))?.report;
  return { title: isProblem ? t('errorTitle') : t('title'), robots: { index: false } };
}

export default async function ProfilePage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const user = await requireUser({ locale, path: '/profiles' });
  const t = await getTranslations('Profile');
  const draft = await getCameBack(searchParams);
  const form = await getForm(user, locale, { wasSaved: (await searchParams).saved === '1', draft });
  return (
    <AccountPage user={user} title={t('title')}>
      <WithMessages rooms={['Profile']} faults="profile">
        <ProfileScreen form={form} phone={(await getCompany())?.phone} />
      </WithMessages>
    </AccountPage>
  );
}

/** A form sent without script that was refused. */
async function getCameBack(searchParams: Props['searchParams']): Promise<FormDraft | null> {
  return (await searchParams).problem === undefined ? null : getDraft(profileForm);
}

type Arrival = { wasSaved: boolean; draft: FormDraft | null };

/** Null when the profile cannot be had: an empty form would be saved over it. */
async function getForm(user: User, locale: Locale, { wasSaved, draft }: Arrival): Promise<ProfileFormProps | null> {
  const session = await getSession();
  const reading = session && (await getOwnProfile(session));
  if (reading?.state !== 'ready' && reading?.state !== 'missing') return null;
  const profile = reading.state === 'ready' ? reading.value : null;
  const start = toFormStart(profile, draft, user.email);
  return {
    ...start,
    owner: user.name,
    photo: photoHref(profile?.photo ?? ''),
    countries: listCountries(locale, start.initial.country),
    wasSaved,
  };
}
