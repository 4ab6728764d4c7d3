'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { askOwnApplication } from '@/lib/browser/ask-own-application';
import { useSessionHint } from '@/lib/browser/session';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';

/** Says to whoever is signed in that they have applied here, or have begun to. */
export function OwnApplication({ listingId }: { listingId: number }) {
  const t = useTranslations('Client');
  const locale = useLocale();
  const isSignedIn = useSessionHint() !== null;
  const [own, setOwn] = useState<Awaited<ReturnType<typeof askOwnApplication>>>(null);
  useEffect(() => {
    if (isSignedIn) askOwnApplication(listingId).then(setOwn, () => {});
  }, [isSignedIn, listingId]);
  if (!isSignedIn || !own) return null;
  return (
    <p role="status" className="basis-full">
      {own.sentAt ? t('listing.applied', { day: longDay(own.sentAt, locale) }) : t('listing.begun')}{' '}
      <Link href="/usersdashboard" prefetch={false} className="link inline-flex min-h-11 items-center">
        {t('session.dashboard')}
      </Link>
    </p>
  );
}
