import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { type DescribedRoute, describeRoutes } from '@/lib/questionnaire/describe-routes';
import { isolate } from './use-way-words';

const mostShown = 200;

/** Every way through, with how many it asks, how long that takes and where it ends. */
export function RouteList({ questions }: { questions: readonly DraftQuestion[] }) {
  const t = useTranslations('AdminQuestionnaires.routes');
  const format = useFormatter();
  const { routes, isCut, bounds } = useMemo(() => describeRoutes(questions, mostShown), [questions]);
  return (
    <>
      <p>{t('bounds', bounds)}</p>
      {isCut && <p className="mt-2">{t('cut', { shown: mostShown })}</p>}
      <ol className="mt-4 grid list-decimal gap-2 ps-8">
        {routes.map((route, index) => (
          <li key={index.toString()}>
            {t('line', { count: route.count, minutes: route.minutes, last: route.last + 1 })}
            <span className="block text-muted text-sm">
              {route.turns.map((turn) => (
                <span key={turn.index} className="wrap-anywhere me-4 inline-block">
                  {sayTurn(turn)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  );

  function sayTurn({ index, way }: DescribedRoute['turns'][number]): string {
    const answers =
      way.answers.length > 0 ? format.list(way.answers.map(isolate), { type: 'disjunction' }) : t('otherwise');
    return t('turn', { number: index + 1, answers });
  }
}
