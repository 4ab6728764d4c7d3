'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Asks for the page anew while it is shown and somebody looks at it. */
export function RefreshWhileBusy({ every = 2_000 }: { /** Milliseconds. */ every?: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && router.refresh(), every);
    return () => clearInterval(timer);
  }, [router, every]);
  return null;
}
