'use client';
import { useAddressSearch } from '@/lib/browser/use-address-query';
import { Link } from '@/lib/i18n/navigation';

/** The way to new listings by mail, which takes along what is looked for: `search` is what the server was asked. */
export function AlertLink({ search, children }: { search: string; children: string }) {
  return (
    <Link
      href={`/alerts${useAddressSearch() ?? search}`}
      rel="nofollow"
      prefetch={false}
      className="link no-print mt-6 inline-flex min-h-11 items-center font-semibold"
    >
      {children}
    </Link>
  );
}
