import { useTranslations } from 'next-intl';
import { recordHref } from '@/lib/admin/record-path';
import type { ReceivedApplication } from '@/lib/contract/application';
import { Link } from '@/lib/i18n/navigation';
import { Applicant, ChecksDone, Days, WithoutWord } from './application-view';
import { BoardMoves } from './board-moves';

type CardProps = {
  row: ReceivedApplication;
  /** The board as it is asked for, behind the `?`. */
  search: string;
  isAdmin: boolean;
};

/** One application on the board: who, for what, how long, whose, how far checked, and where it may go. */
export function BoardCard({ row, search, isAdmin }: CardProps) {
  const t = useTranslations('AdminApplications');
  const words = useTranslations('AdminCallBacks');
  const facts = [
    { label: t('since'), value: <Days since={row.stageSince} /> },
    { label: t('word'), value: <WithoutWord row={row} />, isEmpty: (row.repliedAt ?? row.lastWordAt) === null },
    { label: words('owner'), value: <bdi>{row.ownerName || words('nobody')}</bdi> },
    { label: t('checked'), value: <ChecksDone row={row} />, isEmpty: !row.isJob },
  ];
  return (
    <li
      id={`card-${row.id}`}
      data-row
      data-card={row.id}
      draggable
      className="grid gap-1 rounded-control border border-line bg-surface p-3 shadow-sm"
    >
      <Link
        href={recordHref('applications', String(row.id), `?${search}`)}
        prefetch={false}
        data-open
        draggable={false}
        className="link wrap-anywhere min-h-7 font-semibold"
      >
        <Applicant row={row} />
      </Link>
      <bdi className="wrap-anywhere text-muted text-sm">{row.listingTitle}</bdi>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
        {facts.map(
          ({ label, value, isEmpty = false }) =>
            !isEmpty && (
              <div key={label} className="contents has-[>dd:empty]:hidden">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <BoardMoves {...{ row, search, isAdmin }} />
    </li>
  );
}
