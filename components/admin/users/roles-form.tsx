import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/contract/account';
import { staffRoles } from '@/lib/contract/staff';
import { UserForm } from './user-form';

/** Who somebody is in the back office. Where roles are not kept, an admin or not. */
export function RolesForm({ account, hasRoles }: { account: Account; hasRoles: boolean }) {
  const t = useTranslations('AdminUsers');
  const offered = ['admin', ...(hasRoles ? staffRoles : [])] as const;
  const has = (role: string) => (role === 'admin' ? account.isAdmin : account.roles.some((one) => one === role));
  return (
    <UserForm id={account.id} action="roles" button={t('saveRoles')} version={account.version}>
      <fieldset>
        <legend className="sr-only">{t('rolesTitle')}</legend>
        {offered.map((role) => (
          <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              name={role}
              value="1"
              defaultChecked={has(role)}
              className="mt-1 size-5 shrink-0 accent-primary"
            />
            <span>
              <span className="block font-semibold">{t(`roles.${role}`)}</span>
              <span className="block text-muted text-sm">{t(`duties.${role}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </UserForm>
  );
}
