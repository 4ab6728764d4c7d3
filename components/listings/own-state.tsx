'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { askOwnApplication } from '@/lib/browser/ask-own-application';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';

/** What somebody has applied for here, or has begun. */
export function OwnState({ listingId }: { listingId: number }) {
  const t = useTranslations('Client');
  const locale = useLocale();
  const [own, setOwn] = useState<Awaited<ReturnType<typeof askOwnApplication>>>(null);
  useEffect(() => {
    askOwnApplication(listingId).then(setOwn, () => {});
  }, [listingId]);
  if (!own) return null;
  return (
    <p role="status" className="basis-full">
      {own.sentAt ? t('listing.applied', { day: longDay(own.sentAt, locale) }) : t('listing.begun')}{' '}
      <Link href="/usersdashboard" prefetch={false} className="link inline-flex min-h-11 items-center">
        {t('session.dashboard')}
      </Link>
    </p>
  );
}
