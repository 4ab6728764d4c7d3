'use client';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { readLastSearch } from '@/lib/browser/last-search';
import { Link } from '@/lib/i18n/navigation';

/** Back to the search that led here, where one did. */
export function BackToResults() {
  const t = useTranslations('Client.listing');
  const search = useSyncExternalStore(
    () => () => {},
    readLastSearch,
    () => '',
  );
  if (!search) return null;
  return (
    <Link
      href={`/listing${search}`}
      prefetch={false}
      className="no-print link inline-flex min-h-11 items-center text-sm"
    >
      {t('back')}
    </Link>
  );
}
