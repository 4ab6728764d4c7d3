import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { formatPounds } from '@/lib/fees/format-pounds';
import type { ListingCardData } from '@/lib/listings/listing-card';
import { payValues } from '@/lib/listings/pay';
import { monthOf, shortDay } from '@/lib/listings/short-day';
import { GradeMark } from './grade-mark';

/** What a family or a carer compares: price and rating, or pay, contract and closing date. */
export function CardFacts({ card }: { card: ListingCardData }) {
  const t = useTranslations('Client.card');
  const locale = useLocale();
  const { pay, price, from, job, rating } = card;
  const isOpen = card.status === 'Open';
  return (
    <p className="line-clamp-3 empty:hidden sm:line-clamp-1">
      {pay && <Fact isMain>{t('pay', payValues(pay, locale))}</Fact>}
      {!pay && from !== null && (
        <Fact isMain>{from === 'old' ? t('askPrice') : t('from', { price: formatPounds(from, locale) })}</Fact>
      )}
      {!pay && from === null && price && (
        <Fact isMain>
          <InOwnLanguage>{price}</InOwnLanguage>
        </Fact>
      )}
      {isOpen && job?.startsOn && <Fact>{t('starts', { day: shortDay(job.startsOn, locale) })}</Fact>}
      {isOpen && job?.validThrough && <Fact>{t('closes', { day: shortDay(job.validThrough, locale) })}</Fact>}
      {job?.hours && (
        <Fact>
          <InOwnLanguage>{job.hours}</InOwnLanguage>
        </Fact>
      )}
      {!job?.hours && job?.employmentType && <Fact>{t(`types.${job.employmentType}`)}</Fact>}
      {rating && (
        <Fact>
          <Rating rating={rating} />
        </Fact>
      )}
      {rating?.publishedOn && (
        <Fact>
          {rating.isOld ? (
            <span className="text-muted">{t('fromYear', { year: rating.publishedOn.slice(0, 4) })}</span>
          ) : (
            monthOf(rating.publishedOn, locale)
          )}
        </Fact>
      )}
    </p>
  );
}

function Fact({ isMain = false, children }: { isMain?: boolean; children: React.ReactNode }) {
  return (
    <span className={`${isMain ? 'font-semibold' : ''} not-last:after:text-muted not-last:after:content-['_·_']`}>
      {children}
    </span>
  );
}

/** Stands in a sentence for the mark. */
const markPlace = '\n';

function Rating({ rating }: { rating: NonNullable<ListingCardData['rating']> }) {
  const t = useTranslations('Client.card');
  const { grade, outOf, regulator, word, isOld } = rating;
  if (word) {
    const [before = '', after = ''] = t('rating', { grade: markPlace, regulator }).split(markPlace);
    return (
      <>
        <Sentence content={regulator}>{before}</Sentence>
        <GradeMark word={word} isOld={isOld} />
        <Sentence content={regulator}>{after}</Sentence>
      </>
    );
  }
  return (
    <Sentence content={[grade, regulator]}>
      {outOf ? t('ratingOf', { grade, outOf, regulator }) : t('rating', { grade, regulator })}
    </Sentence>
  );
}
