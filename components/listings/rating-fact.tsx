import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import type { RegisterFacts } from '@/lib/contract/listing';
import { type Rating, readGrade } from '@/lib/listings/rating';
import { longDay } from '@/lib/posts/format-day';

/** Northern Ireland's publishes reports without grades. */
const gradeless = /Regulation and Quality Improvement|RQIA/i;

/** The regulator's word as a fact: whose, on which scale, of which day, and where to read it. */
export function RatingFact({ register }: { register: RegisterFacts | null }) {
  const t = useTranslations('Details.rating');
  return (
    <section aria-labelledby="rating" className="rounded-card border border-line bg-surface p-6">
      <h2 id="rating" className="text-2xl">
        {t('title')}
      </h2>
      {register ? <WordOfRegister register={register} /> : <p className="mt-3">{t('unknown')}</p>}
    </section>
  );
}

function WordOfRegister({ register }: { register: RegisterFacts }) {
  const t = useTranslations('Details.rating');
  const { regulator, rating } = register;
  const reportHref = rating?.url || register.url;
  return (
    <>
      {rating ? (
        <GradeOfRating rating={rating} regulator={regulator} />
      ) : (
        <p className="mt-3">
          <Sentence content={regulator}>{t(gradeless.test(regulator) ? 'gradeless' : 'none', { regulator })}</Sentence>
        </p>
      )}
      {reportHref && (
        <p className="mt-2">
          <a href={reportHref} rel="noopener" data-print-address="" className="link inline-block py-2 font-semibold">
            <Sentence content={regulator}>{t(rating ? 'report' : 'page', { regulator })}</Sentence>
          </a>
        </p>
      )}
    </>
  );
}

function GradeOfRating({ rating, regulator }: { rating: Rating; regulator: string }) {
  const t = useTranslations('Details.rating');
  const locale = useLocale();
  const known = readGrade(rating);
  const { grade, outOf } = rating;
  const name = known && t(`grades.${known.name}`);
  return (
    <>
      <p className="mt-3 font-semibold text-xl">
        {outOf && t('points', { grade, outOf })}
        {outOf && name && t('comma')}
        {name ?? (!outOf && <InOwnLanguage>{grade}</InOwnLanguage>)}
      </p>
      <p className="mt-1">
        <Sentence content={regulator}>
          {rating.publishedOn
            ? t('givenOn', { regulator, day: longDay(rating.publishedOn, locale) })
            : t('given', { regulator })}
        </Sentence>{' '}
        {rating.isInherited && t('inherited')}
      </p>
      {known && <p className="mt-1 text-muted text-sm">{t(`scales.${known.scale}`)}</p>}
    </>
  );
}
