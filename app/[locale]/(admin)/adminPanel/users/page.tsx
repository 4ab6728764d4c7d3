import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoneNotice } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { UserList } from '@/components/admin/users/user-list';
import { WithMessages } from '@/components/layout/with-messages';
import { csvHref } from '@/lib/admin/bulk';
import { parseListQuery } from '@/lib/admin/list-query';
import { plainUserRules, userRules } from '@/lib/admin/users';
import { enterScreen } from '@/lib/auth/enter-screen';
import { getUserPage } from '@/lib/care-api/staff-users';
import { readSearchParams } from '@/lib/http/read-search-params';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/users'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'users');
}

export default async function UsersPage({ params, searchParams }: Props) {
  const { session, extensions } = await enterScreen(params, 'users');
  const rules = extensions.has('getAccount') ? userRules : plainUserRules;
  const asked = readSearchParams(await searchParams);
  const { query, ignored } = parseListQuery(asked, rules);
  const reading = await getUserPage(session.accessToken, query);
  const screens = await getTranslations('AdminLayout.screens');
  return (
    <>
      <ScreenHead title={screens('users')} />
      <DoneNotice asked={asked} />
      <WithMessages rooms={['AdminList']}>
        <UserList
          rules={rules}
          query={query}
          ignored={ignored}
          page={reading.state === 'ready' ? reading.value : null}
          csvHref={extensions.has('exportTable') ? csvHref('user', query) : null}
        />
      </WithMessages>
    </>
  );
}
