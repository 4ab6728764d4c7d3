import { OptionalMark } from './optional-mark';

type FieldProps = {
  id: string;
  label: React.ReactNode;
  hint?: string;
  error?: React.ReactNode;
  /** Marks a field that may be left blank: '(optional)'. */
  optional?: string;
  children: (wiring: FieldWiring) => React.ReactNode;
};

/** What an input needs to belong to its label, hint and error. */
type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
};

const control =
  'min-h-12 w-full rounded-control border border-line-strong bg-surface px-3 py-2 aria-[invalid]:border-2 aria-[invalid]:border-danger';

export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'border-danger border-s-4 ps-3' : undefined}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <OptionalMark text={optional} />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="mt-1">
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          className: control,
        })}
      </div>
    </div>
  );
}
