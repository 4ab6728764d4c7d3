import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Link } from '@/lib/i18n/navigation';
import type { PageLink } from '@/lib/pages/page-tree';

export function PageList({ pages }: { pages: readonly PageLink[] }) {
  return (
    <ul>
      {pages.map(({ menuId, title, href, below }) => (
        <li key={menuId}>
          <Link href={href} prefetch={false} className="link inline-flex min-h-11 items-center">
            <InOwnLanguage isTranslatable>{title}</InOwnLanguage>
          </Link>
          {below.length > 0 && (
            <div className="ps-6">
              <PageList pages={below} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
