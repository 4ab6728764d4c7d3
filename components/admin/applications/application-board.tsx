import { useLocale, useTranslations } from 'next-intl';
import { formatCount } from '@/lib/admin/format-count';
import type { ListQuery } from '@/lib/admin/list-query';
import type { ApplicationBoard as Board } from '@/lib/contract/application';
import { type ApplicationStage, applicationStages, stageRules } from '@/lib/contract/application-stage';
import { Link } from '@/lib/i18n/navigation';
import { BoardCard } from './board-card';
import { BoardDrag } from './board-drag';
import { useStageWord } from './stage-word';

type BoardProps = {
  columns: Board['columns'];
  query: ListQuery;
  hrefTo: (change: Partial<ListQuery>) => string;
  isAdmin: boolean;
};

/** The rows of the list, a column a stage: what is done with a card is a plain form, and dragging one sends it. */
export function ApplicationBoard({ columns: filled, query, hrefTo, isAdmin }: BoardProps) {
  const t = useTranslations('AdminApplications.board');
  const rows = filled.flatMap(({ items }) => items);
  const hasJobs = rows.some(({ isJob }) => isJob);
  const wordOf = useStageWord(hasJobs);
  const locale = useLocale();
  const stages = applicationStages.filter((stage) => hasJobs || !stageRules[stage].isOfJobs);
  const columns = stages.map((stage) => {
    const { total = 0, items = [] } = filled.find((column) => column.stage === stage) ?? {};
    return { stage, total, items, count: formatCount(total, locale) };
  });
  const search = hrefTo({}).split('?')[1] ?? '';
  const allHref = (stage: ApplicationStage) =>
    hrefTo({ view: undefined, filters: { ...query.filters, stage }, sort: '-since' });
  return (
    <>
      <nav aria-label={t('columns')} className="mt-2 sm:hidden">
        <ul className="flex flex-wrap gap-2">
          {columns.map(
            ({ stage, total, count }) =>
              total > 0 && (
                <li key={stage}>
                  <a
                    href={`#column-${stage}`}
                    className="inline-flex min-h-11 items-center gap-1 rounded-3xl border border-line-strong bg-surface px-3"
                  >
                    {wordOf(stage)} <span className="rounded-full bg-sage px-1.5 text-sm">{count}</span>
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
      <BoardDrag label={t('label')}>
        {columns.map(({ stage, total, items, count }) => (
          <section
            key={stage}
            data-stage={stage}
            aria-labelledby={`column-${stage}`}
            className={`rounded-card bg-sand p-2 data-over:outline-2 data-over:outline-primary sm:shrink-0 ${total > 0 ? 'sm:w-60' : 'max-sm:hidden sm:w-32'}`}
          >
            <h2 id={`column-${stage}`} tabIndex={-1} className="mb-2 scroll-mt-4 px-1 text-base sm:text-sm">
              {wordOf(stage)} <span className="rounded-full bg-sage px-1.5 font-normal text-sm">{count}</span>
            </h2>
            <ol className="grid gap-2">
              {items.map((row) => (
                <BoardCard key={row.id} {...{ row, search, isAdmin }} />
              ))}
            </ol>
            {total > items.length && (
              <Link href={allHref(stage)} prefetch={false} className="link inline-flex min-h-11 items-center px-1">
                {t('all', { total: count })}
                <span className="sr-only"> {wordOf(stage)}</span>
              </Link>
            )}
          </section>
        ))}
      </BoardDrag>
    </>
  );
}
