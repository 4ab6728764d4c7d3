import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { recordPath } from '@/lib/admin/record-path';
import type { Run } from '@/lib/contract/bulk';
import { Link } from '@/lib/i18n/navigation';
import { DoneLine } from '../layout/done-line';
import { PostForm } from '../layout/post-form';

type RunNoticeProps = { run: Run; path: string; search: string; now: number };

/** What became of many rows, and the way back while there is one. */
export function RunNotice({ run, path, search, now }: RunNoticeProps) {
  const t = useTranslations('AdminList.run');
  const locale = useLocale();
  const others = [...run.conflicts, ...run.refused.map(({ id }) => id)];
  const isTakenBack = run.action === 'undo' && run.changed > 0;
  const did = run.action === 'mailed' ? 'mailed' : 'changed';
  if (run.isUndone) return <DoneLine>{t('undone')}</DoneLine>;
  return (
    <DoneLine isFault={run.changed === 0 && others.length > 0}>
      <span>
        {isTakenBack ? t('undone') : t(did, { count: run.changed, when: formatMoment(run.undoUntil, locale) })}
      </span>
      {run.conflicts.length > 0 && <span>{t('conflicts', { count: run.conflicts.length })}</span>}
      {reasonsOf(run).map(([reason, count]) => (
        <span key={reason}>{t('refused', { count, reason: t(`reasons.${reason}`) })}</span>
      ))}
      {!run.isFinished && <span>{t('stopped', { total: run.total })}</span>}
      {others.slice(0, 20).map((id) => (
        <Link key={id} href={recordPath(run.kind, String(id)) ?? path} prefetch={false} className="link">
          {t('row', { id: String(id) })}
        </Link>
      ))}
      {run.changed > 0 && Date.parse(run.undoUntil) > now && (
        <PostForm action="/api/admin/bulk" fields={{ kind: run.kind, path, search, undo: run.id }}>
          <button type="submit" className="link min-h-8 cursor-pointer font-semibold">
            {t('undo')}
          </button>
        </PostForm>
      )}
    </DoneLine>
  );
}

const reasons = [
  ...(['nothingHere', 'roleMissing', 'soAlready', 'amountMissing', 'questionnaireAnswered'] as const),
  ...(['stageNotNext', 'checksOpen', 'applicationWithdrawn', 'adminOnly', 'mailBounced'] as const),
  ...(['mailNotWaiting', 'keptAtRisk', 'other'] as const),
] as const;

/** How many were refused for each reason. */
function reasonsOf({ refused }: Run): [(typeof reasons)[number], number][] {
  const counts = new Map<(typeof reasons)[number], number>();
  for (const row of refused) {
    const reason = reasons.find((known) => known === row.reason) ?? 'other';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts];
}
