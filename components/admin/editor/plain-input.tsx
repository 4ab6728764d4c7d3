import type { EditorField } from '@/lib/admin/editor-field';

type PlainInputProps = {
  field: Omit<EditorField, 'label' | 'hint' | 'optional'>;
  id: string;
  className: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  autoFocus?: boolean;
} & (
  | { value: string; onChange: (event: { target: { value: string } }) => void }
  | { defaultValue: string | undefined }
);

/** Kinds of field that a browser draws by itself; the others want script. */
export function isPlain({ kind }: Pick<EditorField, 'kind'>): boolean {
  return ['line', 'text', 'number', 'day', 'choice'].includes(kind);
}

export function PlainInput({ field: { name, kind, type, rows = 8, max, choices = [] }, ...control }: PlainInputProps) {
  if (kind === 'text') return <textarea name={name} rows={rows} {...control} maxLength={max} dir="auto" />;
  if (kind === 'day') return <input name={name} type="date" {...control} dir="ltr" />;
  if (kind === 'number') return <input name={name} inputMode="decimal" {...control} maxLength={max} dir="ltr" />;
  if (kind === 'line') {
    return <input name={name} type={type ?? 'text'} {...control} maxLength={max} dir={type ? 'ltr' : 'auto'} />;
  }
  return (
    <select name={name} {...control}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
