import { useTranslations } from 'next-intl';
import { isUnsaved, type SaveState } from '@/lib/admin/save-model';
import { toLondonClock } from '@/lib/contract/london-time';
import { problemAnchor } from '@/lib/http/problem-anchor';

type StateLineProps = {
  state: SaveState;
  isOwn: boolean;
  /** What is typed is in this window alone. */
  isNowhere: boolean;
  /** More is said at the head of the form. */
  hasMore: boolean;
};

/** Whether what was typed is kept: nothing before anybody typed. */
export function StateLine({ state, isOwn, isNowhere, hasMore }: StateLineProps) {
  const t = useTranslations();
  const line = sayLine();
  return (
    <p role="status" className="min-h-8 py-1 font-semibold">
      {hasMore && line ? (
        <a href={`#${problemAnchor}`} className="link">
          {line}
        </a>
      ) : (
        line
      )}
    </p>
  );

  function sayLine(): string {
    const { conflict, sending, ended } = state;
    if (conflict?.clashes.length) return t('AdminWork.line.conflict');
    if (sending) return t('AdminWork.line.saving');
    if (isUnsaved(state)) {
      if (ended === null || ended.state === 'saved') return t('AdminWork.line.unsaved');
      return isNowhere ? t('AdminEditor.unsent.nowhere') : t(`AdminWork.line.${ended.state}`);
    }
    if (ended?.state !== 'saved') return '';
    return t(isOwn ? 'AdminWork.line.savedOwn' : 'AdminWork.line.saved', { time: toLondonClock(new Date(ended.at)) });
  }
}
