import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { answerRoute } from '@/lib/questionnaire/answer-route';
import { type DescribedRoute, describeRoutes } from '@/lib/questionnaire/describe-routes';
import type { WayOut } from '@/lib/questionnaire/ways-out';
import { isolate } from './isolate';
import type { Route } from './preview-frame';

const mostShown = 200;

type RouteListProps = {
  questions: readonly DraftQuestion[];
  /** The place of the one that the preview goes. */
  played: number | null;
  onPlay: (route: Route) => void;
};

/** Every way through, with how many it asks, how long that takes and where it ends; each can be tried. */
export function RouteList({ questions, played, onPlay }: RouteListProps) {
  const t = useTranslations('AdminQuestionnaires.routes');
  const format = useFormatter();
  const { routes, isCut, bounds } = useMemo(() => describeRoutes(questions, mostShown), [questions]);
  // Hundreds of routes take the same few turns.
  const said = new Map<WayOut, string>();
  return (
    <>
      <p>{t('bounds', bounds)}</p>
      {isCut && <p className="mt-2">{t('cut', { shown: mostShown })}</p>}
      <ol className="mt-4 grid list-decimal gap-2 ps-8">
        {routes.map((route, index) => (
          <li key={index.toString()}>
            <div className="[contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]">
              {t('line', { count: route.count, minutes: route.minutes, last: route.last + 1 })}
              <button
                type="button"
                aria-pressed={played === index}
                onClick={() => onPlay({ index, answers: answerRoute(questions, route.questionIds) })}
                className="link ms-3 min-h-11 cursor-pointer aria-pressed:font-semibold"
              >
                {t('play')}
                <span className="sr-only">: {index + 1}</span>
              </button>
              <span className="wrap-anywhere block text-muted text-sm">{route.turns.map(sayTurn).join(' · ')}</span>
            </div>
          </li>
        ))}
      </ol>
    </>
  );

  function sayTurn({ index, way }: DescribedRoute['turns'][number]): string {
    const words = said.get(way) ?? t('turn', { number: index + 1, answers: sayAnswers(way) });
    said.set(way, words);
    return words;
  }

  function sayAnswers({ answers }: WayOut): string {
    return answers.length > 0 ? format.list(answers.map(isolate), { type: 'disjunction' }) : t('otherwise');
  }
}
