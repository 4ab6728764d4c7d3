import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { EditorField } from '@/lib/admin/editor-field';
import type { Choice } from '@/lib/admin/resource';
import { foldText } from '@/lib/contract/fold-text';

export type ControlProps = {
  field: EditorField;
  value: string;
  error: React.ReactNode;
  onChange: (value: string) => void;
};

/** Of which nobody sees all at once. */
const manyChoices = 20;

/** Several may be ticked; in the order they were ticked in. Those that are at the start stand first in their group. */
export function ChecksControl({ field: { name, label, hint, choices = [] }, value, error, onChange }: ControlProps) {
  const t = useTranslations('AdminEditor');
  const [asked, setAsked] = useState('');
  const ticked = value.split(',').filter(Boolean);
  const [atStart] = useState(ticked);
  const groups = [...new Set(choices.map(({ group = '' }) => group))];
  const isAtStart = (choice: Choice) => atStart.includes(choice.value);
  const inOrder = [...choices.filter(isAtStart), ...choices.filter((choice) => !isAtStart(choice))];
  const isFound = ({ label: said }: Choice) => foldText(said).includes(foldText(asked));
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
      {choices.length > manyChoices && (
        <label className="mt-1 grid gap-1 text-sm noscript:hidden">
          {t('findChoice', { count: choices.length })}
          <input
            type="search"
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
            // Enter belongs to the search here, not to the form around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            maxLength={100}
            className="min-h-11 w-full max-w-80 rounded-control border border-line-strong bg-surface px-3 text-base"
          />
        </label>
      )}
      <div className="mt-1 max-h-72 overflow-y-auto rounded-control border border-line-strong bg-surface p-3">
        {groups.map((group) => (
          <div
            key={group}
            hidden={!choices.some((choice) => (choice.group ?? '') === group && isFound(choice))}
            {...(group && { role: 'group', 'aria-label': group })}
            className="mb-2 last:mb-0"
          >
            {group && (
              <p aria-hidden dir="auto" className="font-semibold text-sm">
                {group}
              </p>
            )}
            <div className="grid gap-x-6 sm:grid-cols-2">
              {inOrder.flatMap((choice) =>
                (choice.group ?? '') !== group ? (
                  []
                ) : (
                  <label
                    key={choice.value}
                    hidden={!isFound(choice)}
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
