'use client';
import 'client-only';
import { useSyncExternalStore } from 'react';

export function useInBrowser(know: () => boolean): boolean {
  return useSyncExternalStore(
    () => () => {},
    know,
    () => false,
  );
}
