import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { applicationKeys as keys } from '@/lib/admin/applications';
import { tickOf } from '@/lib/admin/bulk';
import type { ReceivedApplication } from '@/lib/contract/application';
import { closingReasons, listNextStages, stageRules } from '@/lib/contract/application-stage';
import { Letter } from '../case/deed';
import { PostForm } from '../layout/post-form';
import { useStageWord } from './stage-word';

type MovesProps = { row: ReceivedApplication; search: string; isAdmin: boolean };

const address = '/api/admin/bulk';

/** Where a card may go, as the list's own bar moves a row: a button a stage, "not this time" behind its reason. */
export function BoardMoves({ row, search, isAdmin }: MovesProps) {
  const t = useTranslations('AdminApplications');
  const wordOf = useStageWord(row.isJob);
  // Withdrawing is its sender's own.
  const next = listNextStages(row, { isAdmin }).filter((stage) => stage !== 'withdrawn');
  const stages = next.filter((stage) => stage !== 'closed');
  if (stageRules[row.stage].isLeftByAdmin && !isAdmin) {
    return <p className="text-muted text-sm">{t('board.byAdmin')}</p>;
  }
  const fields = {
    kind: 'application',
    path: '/adminPanel/applications',
    search: `?${search}`,
    ids: tickOf(row.id, row.version),
  };
  return (
    <div className="flex flex-wrap gap-x-4">
      {stages.length > 0 && (
        <Folded name={row.applicant} label={t('board.move')} letter="m">
          <PostForm action={address} fields={{ ...fields, action: 'move' }} data-move className="grid gap-1">
            {/* Of a card that is dragged: where to. */}
            <input type="hidden" name="value.stage" disabled />
            {stages.map((stage) => (
              <button
                key={stage}
                type="submit"
                name="value.stage"
                value={stage}
                data-key={keys[stage]}
                className="flex min-h-9 cursor-pointer items-center justify-between rounded-control px-2 text-start hover:bg-sage-soft"
              >
                {wordOf(stage)} <Letter>{keys[stage]}</Letter>
              </button>
            ))}
          </PostForm>
        </Folded>
      )}
      {next.includes('closed') && (
        <Folded name={row.applicant} label={`${wordOf('closed')}…`} letter={keys.closed} isClosing>
          <PostForm action={address} fields={{ ...fields, action: 'decline' }} className="grid gap-2">
            <select
              name="value.reason"
              required
              defaultValue=""
              aria-label={t('act.reason')}
              className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2"
            >
              <option value="">{t('act.reason')}</option>
              {closingReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`reasons.${reason}`)}
                </option>
              ))}
            </select>
            <button type="submit" className={`${buttonStyle('secondary')} justify-self-start`}>
              {wordOf('closed')}
            </button>
          </PostForm>
        </Folded>
      )}
    </div>
  );
}

type FoldedProps = { name: string; label: string; letter: string; isClosing?: true; children: React.ReactNode };

function Folded({ name, label, letter, isClosing, children }: FoldedProps) {
  return (
    <details name="board" data-closing={isClosing} className="open:basis-full">
      <summary
        data-key={letter}
        className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-1 font-semibold text-primary text-sm [&::-webkit-details-marker]:hidden"
      >
        <ChevronDown aria-hidden className="size-4 [[open]>summary>&]:rotate-180" />
        {label}
        <span className="sr-only"> {name}</span>
      </summary>
      {children}
    </details>
  );
}
