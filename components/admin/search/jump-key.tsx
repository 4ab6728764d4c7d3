'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { JumpPlaces } from './jump-dialog';

/** Loaded when it is first opened: most screens are left without it. */
const JumpDialog = lazy(async () => ({ default: (await import('./jump-dialog')).JumpDialog }));

/** Ctrl or ⌘ with K opens the search over any screen; nothing of it is needed without script. */
export function JumpKey({ places }: { places: JumpPlaces }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <JumpDialog places={places} onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}
