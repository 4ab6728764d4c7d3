'use client';
import { useTranslations } from 'next-intl';
import { Sentence } from '@/components/ui/in-own-language';
import { doorOf } from '@/lib/contract/kind';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { estimatorHref } from '@/lib/fees/estimator-href';
import { Link } from '@/lib/i18n/navigation';
import { toResultStatus } from '@/lib/listings/grouped-cards';
import type { ListingCardPage } from '@/lib/listings/listing-card';
import { saidCorrections } from '@/lib/listings/said-corrections';
import { QueryLink } from './query-link';

type ResultStatusProps = {
  query: ListingQuery;
  page: ListingCardPage | undefined;
  onChange: (next: Partial<ListingQuery>) => void;
};

/** How many there are, and what was made of the question: put right, or not understood. */
export function ResultStatus({ query, page, onChange }: ResultStatusProps) {
  const t = useTranslations('Client.listing');
  return (
    <div className="min-w-0">
      <div role="status" className="w-fit">
        {page ? <Found query={query} page={page} /> : <p className="font-semibold text-xl">{t('loading')}</p>}
      </div>
      {page?.understood.isAboutCost && (
        <Link href={estimatorHref()} className="link inline-block py-1.5 font-semibold">
          {t('costs')}
        </Link>
      )}
      {page && page.understood.corrections.length > 0 && (
        <QueryLink query={query} change={{ isExact: true }} onChange={onChange} className="link inline-block py-1.5">
          <Sentence content={asTyped(query, page)}>{t('exactly', { asked: asTyped(query, page) })}</Sentence>
        </QueryLink>
      )}
      {query.sort === 'best' && (
        <p className="hidden text-muted text-sm sm:block">
          {t('order.short')}{' '}
          <a href="#order" className="link">
            {t('order.how')}
          </a>
        </p>
      )}
      {query.isExact && (
        <QueryLink query={query} change={{ isExact: false }} onChange={onChange} className="link inline-block py-1.5">
          {t('correctAgain')}
        </QueryLink>
      )}
    </div>
  );
}

function Found({ query, page }: Required<Pick<ResultStatusProps, 'query'>> & { page: ListingCardPage }) {
  const t = useTranslations('Client.listing');
  const { unknownPlace } = page.understood;
  const { found, matches, widened, moving } = toResultStatus(page);
  const corrected = saidCorrections(query.q, page.understood.corrections)
    .map(({ to }) => to)
    .join(', ');
  return (
    <>
      <p className="font-semibold text-xl">{t(`counts.${doorOf(query.kinds)}`, { count: found })}</p>
      {widened ? (
        <p>
          <Sentence content={widened.place}>
            {t('widened', {
              kind: widened.kinds.map((kind) => t(`kinds.${kind}`)).join(t('comma')),
              place: widened.place,
              count: widened.count,
              miles: widened.miles ?? 0,
            })}
          </Sentence>
          {moving > 0 && ` ${t('groups.travels', { count: moving })}`}
        </p>
      ) : (
        matches < found && <p className="text-muted">{t('matches', { count: matches })}</p>
      )}
      {corrected && (
        <p>
          <Sentence content={corrected}>{t('corrected', { to: corrected })}</Sentence>
        </p>
      )}
      {query.isExact && query.q && (
        <p>
          <Sentence content={query.q}>{t('asTyped', { asked: query.q })}</Sentence>
        </p>
      )}
      {unknownPlace && (
        <p>
          <Sentence content={unknownPlace}>{t('unknownPlace', { place: unknownPlace })}</Sentence>
        </p>
      )}
    </>
  );
}

/** The words that were put right, as they stood. */
function asTyped(query: ListingQuery, page: ListingCardPage): string {
  return saidCorrections(query.q, page.understood.corrections)
    .map(({ from }) => from)
    .join(', ');
}
