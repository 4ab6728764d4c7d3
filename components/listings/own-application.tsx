'use client';
import { useEffect, useState } from 'react';
import { useSessionHint } from '@/lib/browser/session';
import type { OwnState } from './own-state';

/** Says to whoever is signed in that they have applied here, or have begun to; nobody else needs its script. */
export function OwnApplication({ listingId }: { listingId: number }) {
  const isSignedIn = useSessionHint() !== null;
  const [State, setState] = useState<typeof OwnState | null>(null);
  useEffect(() => {
    if (isSignedIn) import('./own-state').then((loaded) => setState(() => loaded.OwnState)).catch(() => {});
  }, [isSignedIn]);
  return isSignedIn && State && <State listingId={listingId} />;
}
