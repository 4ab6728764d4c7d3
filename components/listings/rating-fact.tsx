import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import type { RegisterFacts } from '@/lib/contract/listing';
import { readGrade, type ShownRating } from '@/lib/listings/rating';
import { longDay } from '@/lib/posts/format-day';
import { GradeMark } from './grade-mark';

/** Northern Ireland's publishes reports without grades. */
const gradeless = /Regulation and Quality Improvement|RQIA/i;

/** The regulator's word as a fact: whose, on which scale, of which day, and where to read it. */
type RatingFactProps = { register: RegisterFacts | null; rating?: ShownRating | null };

export function RatingFact({ register, rating = null }: RatingFactProps) {
  const t = useTranslations('Details.rating');
  return (
    <section aria-labelledby="rating" className="rounded-card border border-line bg-surface p-6">
      <h2 id="rating" className="text-2xl">
        {t('title')}
      </h2>
      {register ? <WordOfRegister register={register} rating={rating} /> : <p className="mt-3">{t('unknown')}</p>}
    </section>
  );
}

function WordOfRegister({ register, rating }: { register: RegisterFacts; rating: ShownRating | null }) {
  const t = useTranslations('Details.rating');
  const { regulator } = register;
  const reportHref = rating?.url || register.url;
  return (
    <>
      {rating ? <GradeOfRating rating={rating} /> : <WithoutGrade register={register} />}
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

/** Why the register gives no grade, and since when; the grades of its services, where it rates those alone. */
function WithoutGrade({ register: { regulator, unrated } }: { register: RegisterFacts }) {
  const t = useTranslations('Details.rating');
  const onCard = useTranslations('Client.card');
  const locale = useLocale();
  const { reason = 'none', since = null, services = [] } = unrated ?? {};
  const day = since ? longDay(since, locale) : '';
  const known = reason !== 'none' && day ? t(`unrated.${reason}`, { regulator, day }) : null;
  return (
    <>
      <p className="mt-3">
        <Sentence content={regulator}>
          {known ?? t(gradeless.test(regulator) ? 'gradeless' : 'none', { regulator })}
        </Sentence>
      </p>
      {services.length > 0 && (
        <ul className="mt-2">
          {services.map(({ name, grade }) => {
            const read = readGrade({ grade, outOf: null });
            return (
              <li key={name}>
                <InOwnLanguage>{name}</InOwnLanguage>: {read ? onCard(`grades.${read.name}`) : grade}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function GradeOfRating({ rating }: { rating: ShownRating }) {
  const t = useTranslations('Details.rating');
  const onCard = useTranslations('Client.card');
  const locale = useLocale();
  const known = readGrade(rating);
  const { grade, outOf, regulator, word, isOld, publishedOn } = rating;
  const name = known && onCard(`grades.${known.name}`);
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 font-semibold text-xl">
        {word && <GradeMark word={word} isOld={isOld} />}
        {outOf && <span>{[t('points', { grade, outOf }), name].filter(Boolean).join(t('comma'))}</span>}
        {!word && !outOf && <InOwnLanguage>{grade}</InOwnLanguage>}
        {isOld && publishedOn && (
          <span className="font-normal text-base text-muted">
            {onCard('fromYear', { year: publishedOn.slice(0, 4) })}
          </span>
        )}
      </p>
      <p className="mt-1">
        <Sentence content={regulator}>
          {publishedOn ? t('givenOn', { regulator, day: longDay(publishedOn, locale) }) : t('given', { regulator })}
        </Sentence>{' '}
        {rating.isInherited && t('inherited')}
      </p>
      {known && <p className="mt-1 text-muted text-sm">{t(`scales.${known.scale}`)}</p>}
    </>
  );
}
