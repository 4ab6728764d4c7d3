import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/lib/i18n/navigation';
import type { ListingCardData } from '@/lib/listings/listing-card';

export function RecentList({ cards }: { cards: ListingCardData[] }) {
  const t = useTranslations('Details');
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="no-print">
      <h2 id="recent" className="text-2xl">
        {t('recent')}
      </h2>
      <ul className="mt-4 grid gap-4">
        {cards.map((card) => (
          <li key={card.id} className="relative flex gap-4 rounded-card bg-surface p-3 shadow-card">
            <Picture
              src={card.picture}
              alt=""
              sizes="5rem"
              width={96}
              height={96}
              className="size-20 shrink-0 rounded-control bg-sage-soft object-cover"
            />
            <div className="min-w-0">
              <Link
                href={`/listing-details/${card.id}`}
                prefetch={false}
                className="line-clamp-2 font-semibold leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <InOwnLanguage>{card.title}</InOwnLanguage>
              </Link>
              <p className="text-muted text-sm">
                <InOwnLanguage>{card.place}</InOwnLanguage>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
