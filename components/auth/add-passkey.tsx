'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '@/components/forms/password-field';
import { useFaults } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import { buttonStyle } from '@/components/ui/button';
import { goTo } from '@/lib/browser/go-to';
import { canUsePasskeys, makePasskey } from '@/lib/browser/passkeys';
import { fieldsOf, type SentFault } from '@/lib/browser/send-form';
import { useInBrowser } from '@/lib/browser/use-in-browser';

/** Makes a passkey on this device. Without script no device can be asked, and the form is not there. */
export function AddPasskey({ email }: { email: string }) {
  const t = useTranslations('Auth.passkey');
  const words = useTranslations('Auth');
  const locale = useLocale();
  const [fault, setFault] = useState<SentFault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { textOf, problems } = useFaults(fault, {
    idOf: (field) => `passkey-${field}`,
    whole: 'passkey-password',
    phone: usePhone(),
  });
  const isThere = useInBrowser(canUsePasskeys);
  if (!isThere) return null;

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const { password = '' } = fieldsOf(event.currentTarget);
    const sent = await makePasskey(password, locale);
    setIsBusy(false);
    setFault(sent.ok ? null : sent);
    if (sent.ok) goTo(sent.answer.location);
  }

  return (
    <form onSubmit={onSubmit} className="mt-5 grid max-w-lg gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="passkey-password"
        name="password"
        label={words('currentPassword')}
        error={textOf('password') ?? problems[0]?.text}
        autoComplete="current-password"
      />
      <button
        type="submit"
        aria-disabled={isBusy || undefined}
        className={`${buttonStyle('primary')} justify-self-start`}
      >
        {t('add')}
      </button>
    </form>
  );
}
