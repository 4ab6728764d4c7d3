'use client';
import { useEffect } from 'react';
import { isTyping, useKeysSetting } from '@/lib/browser/use-list-keys';

/** Letters act as the buttons they stand on; where a field has to be filled in first, they go there. */
export function CaseKeys({ keys }: { keys: Readonly<Record<string, string>> }) {
  const [areOn] = useKeysSetting();
  useEffect(() => {
    if (!areOn) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const [action] = Object.entries(keys).find(([, key]) => key === event.key) ?? [];
      if (action && act(action)) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areOn, keys]);
  return null;
}

function act(action: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-deed="${action}"], [data-deed-field^="${action} "]`);
  if (!button) return false;
  const details = button.closest('details');
  if (details) details.open = true;
  const field = button.dataset.deedField?.split(' ')[1] ?? (action === 'mailed' ? 'subject' : undefined);
  // A note that is to be kept has to be written first.
  const first = field ?? (action === 'note' && isEmpty('note') ? 'note' : undefined);
  if (first) document.getElementById(first)?.focus();
  else button.click();
  return true;
}

function isEmpty(id: string): boolean {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement && field.value === '';
}
