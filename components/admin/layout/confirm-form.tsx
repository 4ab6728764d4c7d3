import { useLocale } from 'next-intl';
import { PasswordField } from '@/components/forms/password-field';
import { buttonStyle } from '@/components/ui/button';

type ConfirmFormProps = {
  /** The screen to go on to, without its language. */
  path: string;
  search: string;
  /** What was begun, and its name. */
  deed: { name: string; action: string; fields: [name: string, value: string][] } | null;
  words: { password: string; go: string };
};

/** The password once more: a plain form, which takes along what was begun. */
export function ConfirmForm({ path, search, deed, words }: ConfirmFormProps) {
  const fields = [
    ...(deed?.fields ?? []).filter(([name]) => name !== 'locale'),
    ['locale', useLocale()],
    ['confirm-path', path],
    ['confirm-search', search],
    ['confirm-deed', deed?.name ?? ''],
    ['confirm-action', deed?.action ?? ''],
  ];
  return (
    <form method="post" action="/api/admin/confirm" className="grid max-w-md gap-5">
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <PasswordField id="password" name="confirm-password" label={words.password} autoComplete="current-password" />
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {words.go}
      </button>
    </form>
  );
}
