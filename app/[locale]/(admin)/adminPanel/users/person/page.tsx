import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { PersonScreen } from '@/components/admin/users/person-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getPerson } from '@/lib/care-api/staff-people';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/users/person'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'users');
}

/** Whoever is known by an email or a telephone number alone: what is kept of them, to be given out or erased. */
export default async function PersonPage({ params, searchParams }: Props) {
  const { session } = await enterScreen(params, 'users', '/person');
  const asked = readSearchParams(await searchParams);
  const who = asked.get('who')?.trim() ?? '';
  const reading = who === '' ? null : await getPerson(session.accessToken, who);
  if (reading?.state === 'away') return <Unavailable />;
  const [t, screens] = await Promise.all([getTranslations('AdminPerson'), getTranslations('AdminLayout.screens')]);
  return (
    <>
      <ScreenHead title={t('title')} back={{ href: '/adminPanel/users', label: screens('users') }} />
      <DoneNotice asked={asked} />
      <PersonScreen who={who} person={reading?.state === 'ready' ? reading.value : null} />
    </>
  );
}
