'use client';
import { useEffect, useRef } from 'react';
import type { ListingQuery } from '@/lib/contract/listing-query';

type Ask = (next: Partial<ListingQuery>, step?: 'push' | 'replace') => void;

/** Milliseconds without a keystroke before a search is asked. */
const typingPause = 300;

/** The two boxes of a live search. Need is searched while it is typed; a place is asked for when it is whole. */
export function useSearchBoxes({ q, near }: ListingQuery, ask: Ask) {
  const what = useRef<HTMLInputElement>(null);
  const where = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change without the boxes (Back, a removed tag): follow it, but never under the typing hand.
  useEffect(() => {
    if (what.current && document.activeElement !== what.current) what.current.value = q;
  }, [q]);
  useEffect(() => {
    if (where.current && document.activeElement !== where.current) where.current.value = near;
  }, [near]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onType({ target }: React.ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask({ q: target.value.trim(), isExact: false }, 'replace'), typingPause);
  }

  function onLeave({ target }: React.FocusEvent<HTMLInputElement>) {
    if (target.value.trim() !== near) ask({ near: target.value.trim(), isExact: false });
  }

  return {
    what: { ref: what, onChange: onType },
    where: { ref: where, onBlur: onLeave },
    /** What was typed is asked by other means. */
    forget: () => clearTimeout(timer.current),
  };
}
