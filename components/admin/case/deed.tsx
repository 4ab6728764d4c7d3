import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { PostForm } from '../layout/post-form';

export type CaseForm = {
  id: number;
  version: number | null;
  /** The list it was opened from, as `in` of the address says it. */
  search: string;
  /** The one that came next there, before anything was done with this one. */
  after?: number | null;
};

type DeedFormProps = CaseForm & { action: string; children: React.ReactNode };

/** A form whose buttons each do one thing with a case. */
export function DeedForm({ action, id, version, search, after, children }: DeedFormProps) {
  return (
    <PostForm action={action} fields={{ id, search, version: version ?? '', after }} className="grid gap-4">
      {children}
    </PostForm>
  );
}

type DeedProps = {
  action: string;
  /** The key that does the same. */
  letter: string;
  label: string;
  kind?: 'primary' | 'secondary';
  /** Its key goes to a field that has to be filled in first. */
  focuses?: string;
};

export function Deed({ action, letter, label, kind = 'secondary', focuses }: DeedProps) {
  return (
    <button
      type="submit"
      name="action"
      value={action}
      data-deed={focuses ? undefined : action}
      data-deed-field={focuses && `${action} ${focuses}`}
      className={buttonStyle(kind)}
    >
      {label} <Letter>{letter}</Letter>
    </button>
  );
}

export function Letter({ children }: { children: string }) {
  return (
    <kbd aria-hidden dir="ltr" className="ms-1 rounded-control border border-current px-1 text-sm max-sm:hidden">
      {children}
    </kbd>
  );
}

type ChooseProps = {
  name: string;
  label: string;
  /** What is chosen before anything is. */
  none: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  hint?: string;
  error?: React.ReactNode;
  isRequired?: boolean;
};

export function Choose({ name, label, none, value = '', choices, hint, error, isRequired }: ChooseProps) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(wiring) => (
        <select {...wiring} name={name} defaultValue={value} required={isRequired}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type WordsProps = {
  name: string;
  label: string;
  hint?: string;
  rows: number;
  max: number;
  value: string | undefined;
  error?: React.ReactNode;
};

export function Words({ name, label, hint, rows, max, value, error }: WordsProps) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(wiring) => <textarea {...wiring} name={name} rows={rows} maxLength={max} dir="auto" defaultValue={value} />}
    </Field>
  );
}
