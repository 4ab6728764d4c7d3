import { useLocale, useTranslations } from 'next-intl';
import { formatCount } from '@/lib/admin/format-count';
import type { ListPage } from '@/lib/admin/page-of-rows';
import { Link } from '@/lib/i18n/navigation';

type ListTabsProps = {
  tabs: { status: string; label: string; href: string; isShown: boolean }[];
  counts: ListPage<unknown>['counts'];
  /** Counts above it are said as "10,000+". */
  cap: number;
};

/** The statuses of a list with how many rows each has: links, for each is an address. */
export function ListTabs({ tabs, counts, cap }: ListTabsProps) {
  const t = useTranslations('AdminList');
  const locale = useLocale();
  if (tabs.length < 2) return null;
  const isCounted = Object.keys(counts).length > 0;
  return (
    <nav aria-label={t('tabs')} className="min-w-0 grow max-sm:basis-full">
      <ul className="flex border-line border-b max-sm:overflow-x-auto sm:flex-wrap">
        {tabs.map(({ status, label, href, isShown }) => {
          const count = counts[status] ?? (isCounted ? 0 : undefined);
          return (
            <li key={status} className={`shrink-0 ${isShown ? 'max-sm:order-first' : ''}`}>
              <Link
                href={href}
                prefetch={false}
                aria-current={isShown ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center gap-1 border-transparent border-b-4 px-2 hover:bg-sage-soft aria-[current]:border-primary aria-[current]:font-semibold"
              >
                {label}
                {count !== undefined && (
                  <span className="rounded-full bg-sage px-1.5 text-sm">
                    {formatCount(Math.min(count, cap), locale, count > cap)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
