'use client';
import 'client-only';
import { useSyncExternalStore } from 'react';

/** What only the browser knows; false until script runs there. */
export function useInBrowser(know: () => boolean): boolean {
  return useSyncExternalStore(
    () => () => {},
    know,
    () => false,
  );
}
