'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useInBrowser } from '@/lib/browser/use-in-browser';
import { Field } from './field';

type PasswordFieldProps = {
  ref?: React.Ref<HTMLInputElement>;
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: React.ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** What there is to say below it of what is typed. */
  say?: (typed: string) => React.ReactNode;
};

/** A password that can be looked at; the button is there only where script can press it. */
export function PasswordField({ ref, id, name, label, hint, error, autoComplete, say }: PasswordFieldProps) {
  const t = useTranslations('Auth');
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState('');

  const hasScript = useInBrowser(() => true);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {({ className, ...wiring }) => (
        <>
          <div dir="ltr" className="relative">
            <input
              {...wiring}
              ref={ref}
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={256}
              onInput={say ? (event) => setTyped(event.currentTarget.value) : undefined}
              className={`${className} pe-24`}
            />
            {hasScript && (
              <button
                type="button"
                aria-label={t(isShown ? 'hidePassword' : 'showPassword', { label })}
                onClick={() => setIsShown(!isShown)}
                className="absolute inset-y-0 end-0 min-w-20 rounded-control px-3 font-semibold text-primary underline underline-offset-4"
              >
                {t(isShown ? 'hide' : 'show')}
              </button>
            )}
          </div>
          {hasScript && say?.(typed)}
        </>
      )}
    </Field>
  );
}
