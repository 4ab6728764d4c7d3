'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isTyping, useKeysSetting } from '@/lib/browser/use-list-keys';

/**
 * Letters act as the buttons they stand on; where a field has to be filled in first, they go there, also where it says
 * what it said when the page came, and once it is, they act. Escape leaves a field, so that letters are letters no more;
 * j and k go on to the next and previous one.
 */
export function CaseKeys({ keys }: { keys: Readonly<Record<string, string>> }) {
  const t = useTranslations('AdminCase');
  const [areOn] = useKeysSetting();
  // Only then are they spoken of: nobody presses a key that nobody hears.
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    if (!areOn) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // A key that is held decides once, and none behind a dialog that came up while a note was typed.
      if (event.repeat || document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
      if (isTyping(event.target)) return;
      // One letter may stand on several buttons, of which the page has the one that can be pressed now.
      const actions = Object.keys(keys).filter((action) => keys[action] === event.key);
      if (actions.length > 0 ? actions.some(act) : goOn(event.key)) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    setIsHeard(true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      setIsHeard(false);
    };
  }, [areOn, keys]);
  return isHeard ? <p className="text-muted max-sm:hidden">{t('keys')}</p> : null;
}

function act(action: string): boolean {
  const [button, ...more] = document.querySelectorAll<HTMLElement>(
    `[data-deed="${action}"], [data-deed-field^="${action} "]`,
  );
  if (!button) return false;
  const details = button.closest('details');
  if (details) details.open = true;
  const needed = button.dataset.deedField?.split(' ')[1] ?? (action === 'note' ? 'note' : undefined);
  // A mail leaves by its button alone.
  const isToFill = needed !== undefined && (isEmpty(needed) || !isTouched(button.closest('form')));
  const first = action === 'mailed' ? 'subject' : isToFill ? needed : undefined;
  if (first) document.getElementById(first)?.focus();
  else button.click();
  // A choice stands in each form that it is asked of.
  for (const one of more) if (isBox(one) && isBox(button)) one.checked = button.checked;
  return true;
}

function isBox(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'checkbox';
}

function isEmpty(id: string): boolean {
  const field = document.getElementById(id);
  return field !== null && 'value' in field && field.value === '';
}

/** Whether something in it is otherwise than the page came: what stands there is not done once more by a letter. */
function isTouched(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((one) => one.selected !== one.defaultSelected);
    const isTyped = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isBox(field));
    return isTyped && field.value !== field.defaultValue;
  });
}

function goOn(key: string): boolean {
  const rel = { j: 'next', k: 'prev' }[key];
  const link = rel && document.querySelector<HTMLElement>(`a[rel=${rel}]`);
  if (link) link.click();
  return Boolean(link);
}
