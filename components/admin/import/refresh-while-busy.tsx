'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds. */
const every = 2_000;

/** Asks for the page anew while it is shown and somebody looks at it. */
export function RefreshWhileBusy() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && router.refresh(), every);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
