import { Field } from '@/components/forms/field';
import type { EditorField } from '@/lib/admin/editor-field';
import { FocusField } from '../pictures/focus-field';
import { PictureField } from '../pictures/picture-field';
import { RichField } from '../rich/rich-field';
import { PlainInput } from './plain-input';

type EditorControlProps = {
  field: EditorField;
  value: string;
  error: React.ReactNode;
  onChange: (value: string) => void;
};

export function EditorControl({ field, value, error, onChange }: EditorControlProps) {
  const { name, label, hint, optional, kind } = field;
  if (kind === 'checks') return <Checks {...{ field, value, error, onChange }} />;
  if (kind === 'focus') return <FocusField {...{ field, value, error, onChange }} />;
  if (kind === 'picture') return <PictureField {...{ field, value, error, onChange }} />;
  if (kind === 'rich') return <RichField {...{ field, value, error, onChange }} />;
  return (
    <Field id={name} label={label} {...(hint && { hint })} optional={optional} error={error}>
      {(wiring) => (
        <PlainInput field={field} {...wiring} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

/** Several may be ticked; in the order they were ticked in. */
function Checks({ field: { name, label, hint, choices = [] }, value, error, onChange }: EditorControlProps) {
  const ticked = value.split(',').filter(Boolean);
  const groups = [...new Set(choices.map(({ group = '' }) => group))];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="mt-1 max-h-72 overflow-y-auto rounded-control border border-line-strong bg-surface p-3">
        {groups.map((group) => (
          <div key={group} {...(group && { role: 'group', 'aria-label': group })} className="mb-2 last:mb-0">
            {group && (
              <p aria-hidden dir="auto" className="font-semibold text-sm">
                {group}
              </p>
            )}
            <div className="grid gap-x-6 sm:grid-cols-2">
              {choices.flatMap((choice) =>
                (choice.group ?? '') !== group ? (
                  []
                ) : (
                  <label
                    key={choice.value}
                    className="flex min-h-10 cursor-pointer items-center gap-3 py-2 leading-snug"
                  >
                    <input
                      type="checkbox"
                      name={name}
                      value={choice.value}
                      checked={ticked.includes(choice.value)}
                      onChange={({ target }) =>
                        onChange(
                          (target.checked
                            ? [...ticked, target.value]
                            : ticked.filter((one) => one !== target.value)
                          ).join(','),
                        )
                      }
                      className="size-5 shrink-0 accent-primary"
                    />
                    <bdi>{choice.inGroup ?? choice.label}</bdi>
                  </label>
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
