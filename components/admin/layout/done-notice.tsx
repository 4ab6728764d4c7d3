import { useTranslations } from 'next-intl';
import { isWholeCode } from '@/lib/contract/fault-words';
import { DoneLine } from './done-line';
import { PostForm } from './post-form';

const outcomes = [
  ...([
    'created',
    'saved',
    'deleted',
    'trashed',
    'postDeleted',
    'restored',
    'merged',
    'ordered',
    'undone',
    'split',
    'header',
    'roles',
    'ban',
    'unban',
  ] as const),
  ...([
    'save',
    'publish',
    'schedule',
    'unschedule',
    'scheduleEnd',
    'unscheduleEnd',
    'discard',
    'restore',
    'preview',
    'endPreview',
  ] as const),
  ...([
    'signout',
    'reset',
    'erase',
    'confirmed',
    'kept',
    'again',
    'stop',
    'sample',
    'noted',
    'uploaded',
    'replaced',
    'submitted',
    'copied',
    'withdrawn',
    'key',
    'webhook',
    'invited',
    'paused',
    'resumed',
    'tested',
    'banAsked',
    'secret',
  ] as const),
];
type DoneNoticeProps = {
  /** The address says what a form that led here has done, or why it did not. */
  asked: URLSearchParams;
  /** The list that what was trashed goes back to. */
  undo?: { kind: string; path: string };
  /** The way back from what was done. */
  children?: React.ReactNode;
};

export function DoneNotice({ asked, undo, children }: DoneNoticeProps) {
  const t = useTranslations('AdminLayout.done');
  const faults = useTranslations('Faults');
  const problem = asked.get('problem');
  const outcome = outcomes.find((one) => one === asked.get('done'));
  const id = asked.get('id');
  if (problem !== null) {
    return <DoneLine isFault>{faults(isWholeCode(problem) ? problem : 'failed')}</DoneLine>;
  }
  return (
    outcome && (
      <DoneLine>
        {t(outcome)}
        {outcome === 'trashed' && undo && id && (
          <UndoForm action="/api/admin/trash" fields={{ ...undo, id, action: 'restore' }} />
        )}
        {children}
      </DoneLine>
    )
  );
}

export function UndoForm(form: { action: string; fields: Record<string, string | number> }) {
  const t = useTranslations('AdminList.trash');
  return (
    <PostForm {...form}>
      <button type="submit" className="link min-h-8 cursor-pointer font-semibold">
        {t('undo')}
      </button>
    </PostForm>
  );
}
