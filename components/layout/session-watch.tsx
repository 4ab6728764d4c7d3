'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { restoreFormValues } from '@/lib/browser/kept-form-values';
import { useSessionHint } from '@/lib/browser/session';
import { usePathname } from '@/lib/i18n/navigation';
import type { SessionHint } from '@/lib/sign-in/session-hint';

/** Only who is signed in loads it. */
const SessionWarning = lazy(async () => ({ default: (await import('./session-warning')).SessionWarning }));

/** Looks after the session of whoever is signed in; for everybody else there is nothing here. */
export function SessionWatch() {
  const hint = useSessionHint();
  const path = usePathname();
  const [seen, setSeen] = useState<SessionHint | null>(null);
  const owner = hint?.name;
  useEffect(() => {
    if (owner !== undefined) restoreFormValues(path, owner);
  }, [owner, path]);
  if (hint && hint.endsAt !== seen?.endsAt) setSeen(hint);
  if (!seen) return null;
  return (
    <Suspense>
      <SessionWarning session={seen} isOver={hint === null} />
    </Suspense>
  );
}
