import { ChevronLeft, ChevronRight } from 'lucide-react';
import { linkRel } from './link-rel';

type PaginationProps = {
  label: string;
  previous: string;
  next: string;
  page: number;
  pages: number;
  pageLabel: (page: number) => string;
  href: (page: number) => string;
};

const box =
  'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 border border-transparent hover:border-line-strong aria-[current]:bg-primary aria-[current]:text-on-primary';

export function Pagination({ label, previous, next, page, pages, pageLabel, href }: PaginationProps) {
  if (pages <= 1) return null;
  const link = (target: number, content: React.ReactNode, name: string, rel?: string) => (
    <a
      href={href(target)}
      rel={linkRel(href(target), rel)}
      aria-label={name}
      aria-current={target === page ? 'page' : undefined}
      className={box}
    >
      {content}
    </a>
  );
  return (
    <nav aria-label={label} className="no-print mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>{link(page - 1, <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />, previous, 'prev')}</li>
        )}
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number} className="flex items-center">
            {index > 0 && number - (all[index - 1] ?? 0) > 1 && (
              <span aria-hidden className="px-1">
                …
              </span>
            )}
            {link(number, number, pageLabel(number))}
          </li>
        ))}
        {page < pages && (
          <li>{link(page + 1, <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />, next, 'next')}</li>
        )}
      </ul>
    </nav>
  );
}

/** First, last and the neighbours of the current page. */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(wanted)].sort((a, b) => a - b);
}
