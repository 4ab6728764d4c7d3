import { ArrowRight, MapPin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import { TranslatedNames } from '@/components/ui/translated-names';
import { Link } from '@/lib/i18n/navigation';
import type { ListingCardData } from '@/lib/listings/listing-card';
import { CardFacts } from './card-facts';

export type ListingCardProps = {
  card: ListingCardData;
  /** Of the title in the page's outline. */
  level?: 2 | 3;
  /** Above the fold: loaded at once. */
  eager?: boolean;
};

/** One link, stretched over the card: one tab stop, read as the listing's title. */
export function ListingCard({ card, level = 3, eager = false }: ListingCardProps) {
  const t = useTranslations('Client.card');
  const distance = card.miles !== null && !card.isInPlace && t('miles', { miles: Math.round(card.miles) });
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative grid h-full grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-raised sm:grid-cols-[12.5rem_minmax(0,1fr)]">
      {/* Taken out of the row, whose height its words alone decide. */}
      <div className="relative bg-sage-soft">
        <Picture
          src={card.picture}
          alt=""
          sizes="(width >= 40rem) 12.5rem, 5.5rem"
          width={400}
          height={250}
          loading={eager ? 'eager' : 'lazy'}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1 p-3 sm:px-5 sm:py-4">
        <p className="truncate text-muted text-sm">
          {card.status !== 'Open' && <strong className="text-accent">{t(`status.${card.status}`)} · </strong>}
          <Kinds card={card} />
        </p>
        <Title className="text-lg leading-snug sm:text-xl">
          <Link
            href={`/listing-details/${card.id}`}
            prefetch={false}
            className="line-clamp-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <InOwnLanguage>{card.title}</InOwnLanguage>
          </Link>
        </Title>
        {card.provider && <InOwnLanguage className="truncate text-muted">{card.provider}</InOwnLanguage>}
        {(card.place || distance) && (
          <p className="flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0 text-primary" />
            {/* The dot stands in the gap before the distance: where that begins a line, it is outside and cut off. */}
            <span className="flex min-w-0 flex-wrap gap-x-3.5 overflow-hidden">
              {card.place && (
                // Cut at its own end: the first of an English name is what is left in Arabic too.
                <InOwnLanguage className="min-w-0 truncate">{card.place}</InOwnLanguage>
              )}
              {distance && (
                <span className="relative before:absolute before:-start-2.5 before:content-['·']">{distance}</span>
              )}
            </span>
          </p>
        )}
        <CardFacts card={card} />
        <div className="mt-auto hidden items-center justify-between gap-4 pt-1 sm:flex">
          <ul className="flex h-8 min-w-0 flex-wrap gap-1.5 overflow-hidden">
            {card.tags.map((tag) => (
              <li key={tag} className="max-w-full truncate">
                <Tag tone={card.isJob ? 'sand' : 'sage'} isTranslatable>
                  {tag}
                </Tag>
              </li>
            ))}
          </ul>
          <p aria-hidden className="hidden shrink-0 items-center gap-1.5 font-semibold text-primary md:flex">
            {t(`verbs.${verbOf(card)}`)}
            <ArrowRight className="size-5 transition-transform group-hover:translate-x-1 rtl:-scale-x-100" />
          </p>
        </div>
      </div>
    </article>
  );
}

/** In our words where the vocabulary has one for families, else in the register's. */
function Kinds({ card: { kinds, categories } }: { card: ListingCardData }) {
  const t = useTranslations('Client.listing.kinds');
  const comma = useTranslations('Client.card')('comma');
  const names = kinds.filter((kind) => kind !== 'jobs' && kind !== 'local' && kind !== 'health');
  if (names.length > 0) return names.map((kind) => t(kind)).join(comma);
  return <TranslatedNames names={categories} />;
}

function verbOf({ isJob, kinds, price, from }: ListingCardData): 'job' | 'prices' | 'care' | 'local' {
  if (isJob) return 'job';
  if (kinds.includes('local') || kinds.includes('health')) return 'local';
  return price || from !== null ? 'prices' : 'care';
}
