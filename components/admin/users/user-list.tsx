import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import type { ListQuery, ListRules } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { Account } from '@/lib/contract/account';
import type { Column } from '../list/columns';
import { ListFrame } from '../list/list-frame';
import { UserMarks } from './user-marks';

type UserListProps = {
  rules: ListRules;
  query: ListQuery;
  ignored: string[];
  page: ListPage<Account> | null;
  /** Of the file with all that match; null where the API makes none. */
  csvHref: string | null;
};

export function UserList({ rules, query, ignored, page, csvHref }: UserListProps) {
  const t = useTranslations('AdminUsers');
  const locale = useLocale();
  const say = (moment: string | null) => moment && formatMoment(moment, locale);
  const lastSeen: Column<Account> = {
    key: 'lastSeen',
    label: t('lastSeen'),
    sort: 'lastSeen',
    cell: ({ lastSeenAt }) => say(lastSeenAt) ?? t('never'),
  };
  return (
    <ListFrame
      path="/adminPanel/users"
      words={{ caption: t('caption'), empty: t('empty') }}
      rules={rules}
      query={query}
      ignored={ignored}
      page={page}
      columns={[
        { key: 'name', label: t('name'), sort: 'name', isTitle: true, cell: ({ name }) => name || t('noName') },
        {
          key: 'email',
          label: t('email'),
          cell: ({ email }) => (
            <bdi dir="ltr" className="wrap-anywhere">
              {email}
            </bdi>
          ),
        },
        { key: 'roles', label: t('role'), cell: (account) => <UserMarks {...account} /> },
        { key: 'created', label: t('created'), sort: 'created', cell: ({ createdAt }) => say(createdAt) },
        ...(rules.sorts.includes('lastSeen') ? [lastSeen] : []),
      ]}
      statuses={{ active: t('active'), staff: t('staff'), banned: t('banned'), all: t('all') }}
      csvHref={csvHref ?? undefined}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/adminPanel/users/${encodeURIComponent(id)}`}
    />
  );
}
