'use client';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { longDay } from '@/lib/posts/format-day';

/** The address of the page and the day of printing, which the server cannot know. */
export function PrintedOn({ label }: { label: string }) {
  const locale = useLocale();
  const [printed, setPrinted] = useState({ day: '', address: '' });
  useEffect(() => {
    const setNow = () =>
      setPrinted({ day: longDay(new Date().toISOString(), locale), address: window.location.href.split('#')[0] ?? '' });
    // The browser prints what stands there when the event is over; another page may have come since.
    const beforePrint = () => flushSync(setNow);
    setNow();
    window.addEventListener('beforeprint', beforePrint);
    return () => window.removeEventListener('beforeprint', beforePrint);
  }, [locale]);
  return (
    printed.day && (
      <p className="mt-3 flex justify-between gap-8 text-sm">
        <bdi dir="ltr" className="wrap-anywhere">
          {printed.address}
        </bdi>
        <span className="whitespace-nowrap">
          {label} {printed.day}
        </span>
      </p>
    )
  );
}
