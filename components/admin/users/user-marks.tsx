import { useTranslations } from 'next-intl';
import { isInvited } from '@/lib/admin/users';
import type { Account } from '@/lib/contract/account';

const style = 'inline-block rounded-full px-2 text-sm forced-colors:border';

/** What somebody is in the back office, and what speaks against them; in words, never by colour alone. */
export function UserMarks(account: Account) {
  const { isAdmin, roles, isBanned, isUnconfirmed } = account;
  const t = useTranslations('AdminUsers.roles');
  const names = isAdmin ? (['admin'] as const) : roles;
  if (names.length === 0 && !isBanned && !isUnconfirmed) return null;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isBanned && <span className={`${style} bg-blush`}>{t('banned')}</span>}
      {isUnconfirmed && <span className={`${style} bg-blush`}>{t('unconfirmed')}</span>}
      {isInvited(account) && <span className={`${style} bg-sand`}>{t('invited')}</span>}
      {names.map((name) => (
        <span key={name} className={`${style} bg-sage`}>
          {t(name)}
        </span>
      ))}
    </span>
  );
}
