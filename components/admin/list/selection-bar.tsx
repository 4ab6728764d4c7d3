'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { OnceField } from '@/components/forms/once-field';
import { buttonStyle } from '@/components/ui/button';
import { tickRange } from '@/lib/browser/tick-range';
import { localePath } from '@/lib/i18n/languages';
import { type ActionGroup, SelectionActions } from './selection-actions';

/** Where the ticked rows lead together, by a letter, too; without language. */
export type TickedWay = { path: string; label: string; letter: string };

type SelectionBarProps = {
  /** Its id: the rows' ticks belong to it. */
  form: string;
  /** Where it is sent. */
  action: string;
  /** What goes with it: the kind of the rows, the list's question. */
  fields: Record<string, string>;
  groups: ActionGroup[];
  table?: string | undefined;
  ways?: readonly TickedWay[] | undefined;
  /** Rows that match, beyond those on this page; as it is said. */
  all: string | null;
};

/** What is to be done with the rows that are ticked: a plain form, which says by script how many there are. */
export function SelectionBar({ form: id, action, fields, groups, table, ways = [], all }: SelectionBarProps) {
  const t = useTranslations('AdminList');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { ticked, tickAll } = useTicks(id, form);
  const isWholePage = ticked.of > 0 && ticked.count === ticked.of;
  const isAny = ticked.count > 0 || ticked.isAll;
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={action}
      onSubmit={askForValue}
      className={`flex flex-wrap items-center gap-x-4 border-line max-xl:border-b max-sm:mb-3 xl:absolute xl:start-0 xl:top-0 xl:z-10 xl:gap-x-2 xl:[&_button]:px-3 noscript:static ${isAny ? 'bg-sage-soft xl:end-0' : ''}`}
    >
      <OnceField />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-h-11 cursor-pointer items-center gap-2 px-1 noscript:hidden">
        <input
          type="checkbox"
          checked={isWholePage}
          ref={(box) => {
            if (box) box.indeterminate = ticked.count > 0 && !isWholePage;
          }}
          onChange={(event) => tickAll(event.target.checked)}
          className="mx-2 size-5 accent-primary"
        />
        <span className="xl:sr-only">{t('selectPage')}</span>
      </label>
      {all && (
        <label
          className={`min-h-11 cursor-pointer items-center gap-2 ${isWholePage || ticked.isAll ? 'flex' : 'hidden noscript:flex'}`}
        >
          <input type="checkbox" name="all" value="1" className="size-5 accent-primary" />
          {all}
        </label>
      )}
      <p role="status" className={`text-muted text-sm noscript:hidden ${isAny ? '' : 'sr-only'}`}>
        {ticked.isAll ? all : t('selected', { count: ticked.count })}
      </p>
      <div className={isAny ? 'contents' : 'hidden noscript:contents'}>
        <SelectionActions groups={groups} more={t('changeMany')} none={t('noValue')}>
          {table && (
            <button type="submit" formMethod="get" formAction={table} className={buttonStyle('secondary')}>
              {t('csv')}
            </button>
          )}
          {ways.map(({ path, label, letter }) => (
            <button
              key={path}
              type="submit"
              formMethod="get"
              formAction={localePath(locale, path)}
              data-ticked-key={isAny ? letter : undefined}
              className={buttonStyle('secondary')}
            >
              {label}
            </button>
          ))}
        </SelectionActions>
      </div>
    </form>
  );
}

/** How many rows are ticked; a whole range is, with the shift key. */
function useTicks(id: string, form: React.RefObject<HTMLFormElement | null>) {
  const [ticked, setTicked] = useState({ count: 0, of: 0, isAll: false });
  useEffect(() => {
    const count = () => {
      const ticks = ticksOf(id);
      const isAll = Boolean(form.current?.querySelector<HTMLInputElement>('input[name=all]:checked'));
      setTicked({ count: ticks.filter(({ checked }) => checked).length, of: ticks.length, isAll });
    };
    const stopRange = tickRange(() => ticksOf(id));
    // A page that comes back from the history has its ticks already.
    count();
    document.addEventListener('change', count);
    return () => {
      stopRange();
      document.removeEventListener('change', count);
    };
  }, [id, form]);

  function tickAll(isTicked: boolean) {
    for (const tick of ticksOf(id)) tick.checked = isTicked;
    setTicked((was) => ({ ...was, count: isTicked ? was.of : 0 }));
  }

  return { ticked, tickAll };
}

/** A button whose field is empty is not sent: the rows would have to be ticked again. */
function askForValue(event: React.SubmitEvent<HTMLFormElement>) {
  const field = event.nativeEvent.submitter?.closest('[data-wants]')?.querySelector<HTMLInputElement>('input, select');
  if (field?.value !== '') return;
  event.preventDefault();
  field.required = true;
  field.reportValidity();
  // The other buttons of the form do not want it.
  field.required = false;
}

/** None of a row that was decided on in place. */
function ticksOf(form: string): HTMLInputElement[] {
  const ticks = document.querySelectorAll<HTMLInputElement>(`input[name=ids][form="${form}"]`);
  return [...ticks].filter((tick) => !tick.closest('[data-done]'));
}
