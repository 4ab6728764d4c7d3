import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatCount } from '@/lib/admin/format-count';
import type { ListPlace } from '@/lib/admin/record-path';
import { Link } from '@/lib/i18n/navigation';

const style = 'inline-flex min-h-11 items-center gap-1 rounded-control px-2 hover:bg-sage-soft';

/** "3 of 48", and the way to the rows before and after, in the list that somebody came from. */
export function ListWay({ place }: { place: ListPlace | null }) {
  const t = useTranslations('AdminList.way');
  const locale = useLocale();
  if (place === null) return null;
  const { number, total, totalIsCapped, previous, next } = place;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center gap-2">
      {previous && (
        <Link href={previous} prefetch={false} rel="prev" className={style}>
          <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
          {t('previous')}
        </Link>
      )}
      <span className="text-muted">
        {t('place', { number: formatCount(number, locale), total: formatCount(total, locale, totalIsCapped) })}
      </span>
      {next && (
        <Link href={next} prefetch={false} rel="next" className={style}>
          {t('next')}
          <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
        </Link>
      )}
    </nav>
  );
}
