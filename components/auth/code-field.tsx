'use client';
import { Field } from '@/components/forms/field';

type CodeFieldProps = { id: string; label: string; hint: string; error?: React.ReactNode };

/** Six digits, which phones offer to fill in, or a recovery code. */
export function CodeField({ id, label, hint, error }: CodeFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {({ className, ...wiring }) => (
        <input
          {...wiring}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          dir="ltr"
          className={`${className} max-w-xs`}
        />
      )}
    </Field>
  );
}
