'use client';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/forms/field';
import { readCookie } from '@/lib/browser/cookies';
import { rememberedEmailName } from '@/lib/http/cookie-names.mjs';
import { toRememberedEmail } from '@/lib/sign-in/remembered-email';

type EmailFieldProps = {
  id: string;
  label: string;
  /** Where one logs in by it. */
  isUsername: boolean;
  initial?: string;
  /** Fills in the email this browser remembers. */
  isRemembered: boolean;
  error?: React.ReactNode;
};

export function EmailField({ id, label, isUsername, initial, isRemembered, error }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isRemembered || !input.current || input.current.value !== '') return;
    input.current.value = toRememberedEmail(readCookie(rememberedEmailName));
  }, [isRemembered]);
  return (
    <Field id={id} label={label} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
          name="email"
          type="email"
          autoComplete={isUsername ? 'username' : 'email'}
          maxLength={254}
          dir="ltr"
          defaultValue={initial}
        />
      )}
    </Field>
  );
}
