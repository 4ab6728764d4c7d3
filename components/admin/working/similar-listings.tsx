import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { askSimilar, type Similar } from '@/lib/browser/ask-similar';
import { Link } from '@/lib/i18n/navigation';

const pause = 800;

/** Listings that may be the same one, looked for while it is written. */
export function SimilarListings({ id, title, postcode }: { id: string; title: string; postcode: string }) {
  const t = useTranslations('AdminWork');
  const [found, setFound] = useState<Similar[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const similar = await askSimilar({ title: title.slice(0, 200), postcode: postcode.slice(0, 12), not: id });
      if (!isOver) setFound(similar);
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, title, postcode]);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="rounded-card border border-accent bg-sand p-5">
          <p className="font-semibold">{t('similar')}</p>
          <ul className="mt-1">
            {found.map((listing) => (
              <li key={listing.id}>
                <Link
                  href={`/adminPanel/listings/${listing.id}`}
                  prefetch={false}
                  className="link inline-flex min-h-11 items-center"
                >
                  <bdi>{[listing.title, listing.city, listing.postcode].filter(Boolean).join(', ')}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
