import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/lib/i18n/navigation';
import type { ListingCardData } from '@/lib/listings/listing-card';

export function NearList({ others }: { others: ListingCardData[] }) {
  const t = useTranslations('Details.near');
  const words = useTranslations('Client.card');
  if (others.length === 0) return null;
  const isNear = others.every(({ miles }) => miles !== null);
  return (
    <section aria-labelledby="near" className="no-print">
      <h2 id="near" className="text-2xl">
        {t(isNear ? 'title' : 'alike')}
      </h2>
      <ul className="mt-4 grid gap-4">
        {others.map((card) => (
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
                className="font-semibold leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <InOwnLanguage>{card.title}</InOwnLanguage>
              </Link>
              <p className="text-muted text-sm">
                <InOwnLanguage>{card.place}</InOwnLanguage>
                {card.miles !== null && !card.isInPlace && <> · {words('miles', { miles: Math.round(card.miles) })}</>}
              </p>
              {card.status !== 'Open' && (
                <p className="font-semibold text-accent text-sm">{words(`status.${card.status}`)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
