'use client';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { longDay } from '@/lib/posts/format-day';

/** The day of printing, which the server cannot know. */
export function PrintedOn({ label }: { label: string }) {
  const locale = useLocale();
  const [day, setDay] = useState('');
  useEffect(() => {
    const setToday = () => setDay(longDay(new Date().toISOString(), locale));
    setToday();
    window.addEventListener('beforeprint', setToday);
    return () => window.removeEventListener('beforeprint', setToday);
  }, [locale]);
  return (
    day && (
      <span>
        {label} {day}
      </span>
    )
  );
}
