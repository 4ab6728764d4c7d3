import { linkRel } from '@/components/ui/link-rel';
import { type ListingQuery, listingHref } from '@/lib/contract/listing-query';
import { Link } from '@/lib/i18n/navigation';

type QueryLinkProps = {
  query: ListingQuery;
  change: Partial<ListingQuery>;
  /** What answers it at once; without it, whoever it stands in. */
  onChange?: (next: Partial<ListingQuery>) => void;
  className: string;
  children: React.ReactNode;
};

/** Another question: a link without script, answered at once with it. */
export function QueryLink({ query, change, onChange, className, children }: QueryLinkProps) {
  const href = listingHref({ ...query, page: 1, ...change });
  return (
    <Link
      href={href}
      rel={linkRel(href)}
      prefetch={false}
      onClick={
        onChange &&
        ((event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChange(change);
        })
      }
      className={className}
    >
      {children}
    </Link>
  );
}
