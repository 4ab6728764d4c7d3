import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/contract/account';

const style = 'inline-block rounded-full px-2 text-sm forced-colors:border';

/** What somebody is in the back office, and whether they are shut out; in words, never by colour alone. */
export function UserMarks({ isAdmin, roles, isBanned }: Pick<Account, 'isAdmin' | 'roles' | 'isBanned'>) {
  const t = useTranslations('AdminUsers.roles');
  const names = isAdmin ? (['admin'] as const) : roles;
  if (names.length === 0 && !isBanned) return null;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isBanned && <span className={`${style} bg-blush`}>{t('banned')}</span>}
      {names.map((name) => (
        <span key={name} className={`${style} bg-sage`}>
          {t(name)}
        </span>
      ))}
    </span>
  );
}
