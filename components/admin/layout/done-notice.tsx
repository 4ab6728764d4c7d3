import { useLocale, useTranslations } from 'next-intl';
import { DoneLine } from './done-line';

const outcomes = [
  ...([
    'created',
    'saved',
    'deleted',
    'trashed',
    'restored',
    'merged',
    'ordered',
    'split',
    'header',
    'roles',
    'ban',
    'unban',
  ] as const),
  ...(['save', 'publish', 'schedule', 'unschedule', 'discard', 'restore', 'preview', 'endPreview'] as const),
  ...(['signout', 'reset', 'erase', 'confirmed', 'kept', 'again', 'stop', 'sample'] as const),
];
const refusals = [
  ...(['nothingHere', 'adminOnly', 'roleMissing', 'network', 'changedMeanwhile', 'lastAdmin', 'absent'] as const),
  ...(['passwordRequired', 'passwordWrong', 'attemptsTooMany', 'ownRoles', 'ownAccount', 'momentPast'] as const),
  ...(['namesNothing', 'tooMuch', 'mailSpent', 'mailNotWaiting'] as const),
  ...(['nothingToPublish', 'pictureTooLarge', 'pictureTypeWrong', 'titleRequired'] as const),
  ...([
    'nameDiffers',
    'categoryInUse',
    'filterInUse',
    'existsAlready',
    'fieldsRequired',
    'idsOrQuery',
    'undoLate',
    'amountInvalid',
    'keyBusy',
  ] as const),
];

type DoneNoticeProps = {
  /** The address says what a form that led here has done, or why it did not. */
  asked: URLSearchParams;
  /** The list that what was trashed goes back to. */
  undo?: { kind: string; path: string };
};

export function DoneNotice({ asked, undo }: DoneNoticeProps) {
  const t = useTranslations('AdminLayout.done');
  const faults = useTranslations('Faults');
  const problem = asked.get('problem');
  const outcome = outcomes.find((one) => one === asked.get('done'));
  const id = asked.get('id');
  if (problem !== null) {
    const code = refusals.find((one) => one === problem) ?? 'failed';
    return <DoneLine isFault>{faults(code)}</DoneLine>;
  }
  return (
    outcome && (
      <DoneLine>
        {t(outcome)}
        {outcome === 'trashed' && undo && id && <UndoForm {...undo} id={id} />}
      </DoneLine>
    )
  );
}

function UndoForm({ kind, path, id }: { kind: string; path: string; id: string }) {
  const t = useTranslations('AdminList.trash');
  const fields = { locale: useLocale(), kind, id, path, action: 'restore' };
  return (
    <form method="post" action="/api/admin/trash">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="link min-h-8 cursor-pointer font-semibold">
        {t('undo')}
      </button>
    </form>
  );
}
