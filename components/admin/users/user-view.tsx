import { useTranslations } from 'next-intl';
import { EmailText } from '@/components/ui/email-text';
import type { Account } from '@/lib/contract/account';
import { spokenName } from '@/lib/sign-in/made-up-name';
import { Moment } from '../layout/moment';
import type { ResourceView } from '../resource/resource-view';
import { UserMarks } from './user-marks';

export const userView: ResourceView<Account> = {
  columns: [
    { key: 'name', label: 'AdminUsers.name', sort: 'name', isTitle: true, cell: (account) => <Name {...account} /> },
    {
      key: 'email',
      label: 'AdminUsers.email',
      cell: ({ email }) => <EmailText>{email}</EmailText>,
    },
    { key: 'roles', label: 'AdminUsers.role', cell: (account) => <UserMarks {...account} /> },
    {
      key: 'created',
      label: 'AdminUsers.created',
      sort: 'created',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'lastSeen',
      label: 'AdminUsers.lastSeen',
      sort: 'lastSeen',
      cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} />,
    },
  ],
};

function Name(account: Pick<Account, 'name' | 'fullName'>) {
  const t = useTranslations('AdminUsers');
  return spokenName(account) || t('noName');
}

function LastSeen({ at }: { at: string | null }) {
  const t = useTranslations('AdminUsers');
  return at === null ? t('never') : <Moment at={at} />;
}
