import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import type { WorkField as Description } from '@/lib/admin/work';

export type Choice = { value: string; label: string };

type WorkFieldProps = {
  field: Description;
  value: string;
  error: React.ReactNode;
  categories: readonly Choice[];
  onChange: (value: string) => void;
};

/** One field of such an editor. */
export function WorkField({ field, value, error, categories, onChange }: WorkFieldProps) {
  const t = useTranslations();
  const { name, kind, type, values = [], rows, max } = field;
  const label = t(field.label);
  if (kind === 'categories') return <Categories {...{ name, label, value, error, categories, onChange }} />;
  const hint = field.hint && t(field.hint);
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(wiring) => {
        const control = {
          ...wiring,
          name,
          value,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        if (kind === 'text') return <textarea {...control} rows={rows} maxLength={max} dir="auto" />;
        if (kind === 'day') return <input type="date" {...control} dir="ltr" />;
        if (kind === 'line')
          return <input type={type ?? 'text'} {...control} maxLength={max} dir={type ? 'ltr' : 'auto'} />;
        return (
          <select {...control}>
            {values.map((one) => (
              <option key={one.value} value={one.value}>
                {t(one.label)}
              </option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}

type CategoriesProps = Omit<WorkFieldProps, 'field'> & { name: string; label: string };

/** Several may be ticked; in the order they were ticked in. */
function Categories({ name, label, value, error, categories, onChange }: CategoriesProps) {
  const ticked = value.split(',').filter(Boolean);
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-semibold">{label}</legend>
      {error && (
        <p id={`${name}-error`} className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="mt-1 grid max-h-72 gap-x-6 overflow-y-auto rounded-control border border-line-strong bg-surface p-3 sm:grid-cols-2">
        {categories.map((category) => (
          <label key={category.value} className="flex min-h-10 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={category.value}
              checked={ticked.includes(category.value)}
              onChange={({ target }) =>
                onChange(
                  (target.checked ? [...ticked, target.value] : ticked.filter((one) => one !== target.value)).join(','),
                )
              }
              className="size-5 shrink-0 accent-primary"
            />
            <bdi>{category.label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
