import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatCount } from '@/lib/admin/format-count';
import type { ListPlace } from '@/lib/admin/record-path';
import { Link } from '@/lib/i18n/navigation';

const style = 'inline-flex min-h-11 items-center gap-1 rounded-control px-2 hover:bg-sage-soft';

/** "3 of 48", and the way to the rows before and after, in the list that somebody came from; `after` where it has left it. */
export function ListWay({ place, after = null }: { place: ListPlace | null; after?: string | null }) {
  const t = useTranslations('AdminList.way');
  const locale = useLocale();
  const { previous = null, next = after } = place ?? {};
  if (place === null && next === null) return null;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center gap-2">
      {previous && (
        <Link href={previous} prefetch={false} rel="prev" className={style}>
          <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
          {t('previous')}
        </Link>
      )}
      {place && (
        <span className="text-muted">
          {t('place', {
            number: formatCount(place.number, locale),
            total: formatCount(place.total, locale, place.totalIsCapped),
          })}
        </span>
      )}
      {next && (
        <Link href={next} prefetch={false} rel="next" className={style}>
          {t('next')}
          <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
        </Link>
      )}
    </nav>
  );
}
