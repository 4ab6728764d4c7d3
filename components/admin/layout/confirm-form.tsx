import { useLocale } from 'next-intl';
import { PasswordField } from '@/components/forms/password-field';
import { buttonStyle } from '@/components/ui/button';

type ConfirmFormProps = {
  /** The screen to go on to, without its language. */
  path: string;
  search: string;
  words: { password: string; go: string };
};

/** The password once more: a plain form. */
export function ConfirmForm({ path, search, words }: ConfirmFormProps) {
  const fields = { locale: useLocale(), path, search };
  return (
    <form method="post" action="/api/admin/confirm" className="grid max-w-md gap-5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PasswordField id="password" name="password" label={words.password} autoComplete="current-password" />
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {words.go}
      </button>
    </form>
  );
}
