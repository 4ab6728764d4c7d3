'use client';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey, newPageKey, onceField } from '@/lib/http/once-field';

/**
 * Gives a form a name of its own: sent twice, by a second press or after an answer was lost, it is done once. A form that
 * was emptied is another one. Without script the name is of the page, and one visitor's same words are one write for a day;
 * `byScriptAlone` gives it none there, for words whose hash nobody should be able to make who has read the same kept page.
 */
export function OnceField({ byScriptAlone = false }) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => (byScriptAlone ? '' : newPageKey()));
  useEffect(() => {
    const form = field.current?.form;
    const rename = () => setName(newIdempotencyKey());
    // A page that is kept came with a name that others have too.
    rename();
    form?.addEventListener('reset', rename);
    return () => form?.removeEventListener('reset', rename);
  }, []);
  return <input ref={field} type="hidden" name={onceField} defaultValue={name} suppressHydrationWarning />;
}
