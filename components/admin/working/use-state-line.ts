import { useTranslations } from 'next-intl';
import { isUnsaved, type SaveState } from '@/lib/admin/save-model';
import { toLondonClock } from '@/lib/contract/london-time';

/** Whether what was typed is kept: nothing before anybody typed. */
export function useStateLine(state: SaveState, isOwn: boolean): string {
  const t = useTranslations('AdminWork');
  const { conflict, sending, ended } = state;
  if (conflict) return t('line.conflict');
  if (sending) return t('line.saving');
  if (isUnsaved(state)) {
    return t(ended && ended.state !== 'saved' ? `line.${ended.state}` : 'line.unsaved');
  }
  if (ended?.state !== 'saved') return '';
  return t(isOwn ? 'line.savedOwn' : 'line.saved', {
    time: toLondonClock(new Date(ended.at)),
  });
}
