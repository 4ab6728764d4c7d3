import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { buttonStyle } from '@/components/ui/button';

export type ActionField = {
  name: string;
  label: string;
  hint?: string;
  /** Characters, of a text. */
  max?: number;
  choices?: { value: string; label: string }[];
  /** Of a form that came back. */
  given?: string;
  /** What choosing nothing means, where it means something. */
  none?: string;
};
/** Things to do with the rows, as buttons, and what they are to be given. */
export type ActionGroup = { actions: { value: string; label: string }[]; field?: ActionField };

type SelectionActionsProps = {
  groups: ActionGroup[];
  /** Over the things that want something, which stand behind it. */
  more: string;
  /** Of a choice that nothing is chosen in. */
  none: string;
  /** Further buttons. */
  children?: React.ReactNode;
};

const control = 'min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3';

/** The buttons of a bar, those that want a value each behind its field. They belong to the form around them. */
export function SelectionActions({ groups, more, none, children }: SelectionActionsProps) {
  const wanting = groups.filter(({ field }) => field);
  return (
    <>
      {/* Enter in a field would do the first thing of the bar: it does nothing. */}
      <button type="submit" disabled hidden aria-hidden />
      <div className="flex flex-wrap gap-2">
        {groups.map(({ actions, field }) => !field && <Buttons key={actions[0]?.value} actions={actions} />)}
        {children}
      </div>
      {wanting.length > 0 && (
        <details open={wanting.some(({ field }) => field?.given)} className="max-xl:w-full noscript:w-full">
          <summary className="flex min-h-11 w-fit list-none items-center gap-1 font-semibold text-primary [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden className="size-5 [[open]>summary>&]:rotate-180" />
            {more}
          </summary>
          <div className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2 xl:absolute xl:inset-x-0 xl:top-full xl:shadow-lg noscript:static">
            {wanting.map(({ actions, field }) => field && <Given key={field.name} {...{ actions, field, none }} />)}
          </div>
        </details>
      )}
    </>
  );
}

type GivenProps = { actions: ActionGroup['actions']; field: ActionField; none: string };

function Given({ actions, field: { name, label, hint, max, choices, given = '', none: nothing }, none }: GivenProps) {
  const id = useId();
  const shared = { id, name: `value.${name}`, className: control, ...(hint && { 'aria-describedby': `${id}-hint` }) };
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2" data-wants={nothing ? undefined : ''}>
        <div className="min-w-40 flex-1">
          {choices ? (
            <select {...shared} defaultValue={given}>
              <option value="">{nothing ?? none}</option>
              {choices.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          ) : (
            <input {...shared} defaultValue={given} maxLength={max} dir="auto" autoComplete="off" />
          )}
        </div>
        <Buttons actions={actions} about={label} />
      </div>
    </div>
  );
}

function Buttons({ actions, about }: { actions: ActionGroup['actions']; about?: string }) {
  return actions.map(({ value, label }) => (
    <button key={value} type="submit" name="action" value={value} className={buttonStyle('secondary')}>
      {label}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  ));
}
