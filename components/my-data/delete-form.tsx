'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '@/components/forms/password-field';
import { useFaults } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import { buttonStyle } from '@/components/ui/button';
import { deleteAccount } from '@/lib/browser/delete-account';
import { goTo } from '@/lib/browser/go-to';
import type { FaultReport } from '@/lib/contract/faults';
import { problemAnchor } from '@/lib/http/problem-anchor';

/** Asks for the password, and by script once more. Without script it is a plain POST. */
export function DeleteForm({ initialFault }: { initialFault: FaultReport | null }) {
  const t = useTranslations('MyData');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState(initialFault);
  const [isSending, setIsSending] = useState(false);
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
    dialog.current?.showModal();
  }

  async function onYes() {
    if (isSending) return;
    setIsSending(true);
    const deletion = await deleteAccount(locale, field.current?.value ?? '');
    setIsSending(false);
    if (deletion.ok) return goTo(deletion.answer.location);
    dialog.current?.close();
    setFault(deletion);
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
      <AskOnce dialog={dialog} isSending={isSending} onYes={onYes} />
    </form>
  );
}

type AskOnceProps = { dialog: React.RefObject<HTMLDialogElement | null>; isSending: boolean; onYes: () => void };

/** The last question. */
function AskOnce({ dialog, isSending, onYes }: AskOnceProps) {
  const t = useTranslations('MyData');
  return (
    <dialog
      ref={dialog}
      aria-labelledby="delete-account"
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-card bg-surface p-6 text-ink shadow-raised sm:p-8 backdrop:bg-ink/60"
    >
      <h3 id="delete-account">{t('confirmTitle')}</h3>
      <p className="mt-3">{t('confirmText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={() => dialog.current?.close()} className={buttonStyle('secondary')}>
          {t('no')}
        </button>
        <button type="button" aria-disabled={isSending || undefined} onClick={onYes} className={buttonStyle('accent')}>
          {isSending ? t('sending') : t('yes')}
        </button>
      </div>
    </dialog>
  );
}
