'use client';
import { useEffect } from 'react';

/** What does something of its own with Enter. */
const takesEnter = 'a[href], button, input, select, textarea, summary, dialog, [contenteditable], [tabindex="0"]';

/** Enter where nothing has the focus, as on a page that has just come: whoever reads from its top stays there. */
export function useEnterAnywhere(isOn: boolean, onEnter: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.altKey || event.shiftKey || !(event.target instanceof Element)) return;
      if (event.target.closest(takesEnter)) return;
      event.preventDefault();
      onEnter();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, onEnter]);
}
