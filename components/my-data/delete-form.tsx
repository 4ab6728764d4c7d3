'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '@/components/forms/password-field';
import { useFaults } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import { buttonStyle } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { deleteAccount } from '@/lib/browser/delete-account';
import { goTo } from '@/lib/browser/go-to';
import type { FaultReport } from '@/lib/contract/faults';
import { problemAnchor } from '@/lib/http/problem-anchor';

/** Asks for the password, and by script once more. Without script it is a plain POST. */
export function DeleteForm({ initialFault }: { initialFault: FaultReport | null }) {
  const t = useTranslations('MyData');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState(initialFault);
  const [isAsking, setIsAsking] = useState(false);
  const words = { title: t('confirmTitle'), no: t('no'), yes: t('yes'), sending: t('sending') };
  const { problems } = useFaults(fault, {
    idOf: (name) => name,
    whole: '',
    own: { absent: t('impossible') },
    phone: usePhone(),
  });
  const wrong = problems[0]?.text;
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);

  function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (field.current?.value === '') return setFault({ message: '', code: 'passwordRequired' });
    setFault(null);
    setIsAsking(true);
  }

  async function onYes() {
    const deletion = await deleteAccount(locale, field.current?.value ?? '');
    if (deletion.ok) goTo(deletion.answer.location);
    else {
      setIsAsking(false);
      setFault(deletion);
    }
    return null;
  }

  return (
    <form
      id={initialFault ? problemAnchor : undefined}
      method="post"
      action="/api/my-data/delete"
      noValidate
      onSubmit={onSubmit}
      className="mt-6 grid max-w-md gap-5"
    >
      <input type="hidden" name="locale" value={locale} />
      <PasswordField
        ref={field}
        id="delete-password"
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        error={wrong}
        autoComplete="current-password"
      />
      <button type="submit" className={`${buttonStyle('accent')} justify-self-start`}>
        {t('sure')}
      </button>
      <p role="alert" className="sr-only">
        {wrong}
      </p>
      {isAsking && (
        <ConfirmDialog {...{ words, onYes }} onClose={() => setIsAsking(false)}>
          <p className="mt-3">{t('confirmText')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
