import { useLocale } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { UserAction } from '@/lib/admin/users';

type UserFormProps = {
  /** Of the account. */
  id: string;
  action: UserAction;
  button: string;
  kind?: Parameters<typeof buttonStyle>[0];
  /** Of the account as it is shown; null where the API keeps none. */
  version?: number | null;
  children?: React.ReactNode;
};

/** One thing done with an account: a plain form. */
export function UserForm({ id, action, button, kind = 'primary', version = null, children }: UserFormProps) {
  const fields = { locale: useLocale(), id, action, ...(version !== null && { version: String(version) }) };
  return (
    <form method="post" action="/api/admin/users" className="grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className={`${buttonStyle(kind)} justify-self-start`}>
        {button}
      </button>
    </form>
  );
}
