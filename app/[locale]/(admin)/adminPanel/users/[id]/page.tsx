import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ListWay } from '@/components/admin/layout/list-way';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { UserScreen } from '@/components/admin/users/user-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { banDraftName, userCalls, userResource } from '@/lib/admin/users';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { getUserById } from '@/lib/care-api/staff-users';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { spokenName } from '@/lib/sign-in/made-up-name';
import { recordMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/users/[id]'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordMetadata(params, {
    screen: 'users',
    read: (accessToken, id) => getUserById(accessToken, decodeURIComponent(id)),
    nameOf: (account) => spokenName(account) || account.email,
    isId: () => true,
  });
}

export default async function UserPage({ params, searchParams }: Props) {
  const id = decodeURIComponent((await params).id);
  const { session, user, has } = await enterScreen(params, 'users', `/${encodeURIComponent(id)}`);
  const reading = await getUserById(session.accessToken, id);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const account = reading.value;
  const asked = readSearchParams(await searchParams);
  const [place, draft] = await Promise.all([
    getListPlace(userResource, session.accessToken, id, asked.get('in')),
    getDraft(banDraftName(id)),
  ]);
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead
        title={spokenName(account) || account.email}
        back={{ href: place?.list ?? '/adminPanel/users', label: screens('users') }}
      >
        <ListWay place={place} />
      </ScreenHead>
      <DoneNotice asked={asked} />
      <UserScreen
        account={account}
        isMe={account.id === user.id}
        can={(deed) => has(userCalls[deed])}
        words={draft?.words}
      />
    </>
  );
}
