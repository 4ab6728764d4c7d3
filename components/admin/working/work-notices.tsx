import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { type WorkKind, workFields, workLabel } from '@/lib/admin/work';
import { ConflictPanel } from '../editor/conflict-panel';
import { UnsentNotice } from '../editor/unsent-notice';
import type { useWorkWords } from './use-work-words';

type WorkNoticesProps = { work: WorkKind; edited: ReturnType<typeof useWorkWords> };

/** What somebody else made of the row meanwhile, and what was typed earlier and never saved. */
export function WorkNotices({ work, edited: { state, answer, type, take, choose, unsent } }: WorkNoticesProps) {
  const [t, say] = [useTranslations('AdminWork'), useTranslations()];
  const { words, conflict } = state;
  const fields = workFields(work).map((field) => ({
    name: field.name,
    label: workLabel(field, say),
    // What stands in lines of its own kind is no text of blocks.
    kind: field.kind === 'rich' ? field.kind : ('line' as const),
  }));
  return (
    <>
      {conflict && (
        <>
          <ConflictPanel
            conflict={conflict}
            who={conflict.who}
            fields={fields}
            read={work.toWords}
            onTake={(name, text) => take({ [name]: text })}
            asked={answer.isAsked ? answer : null}
          />
          <button type="button" className={`${buttonStyle('primary')} mb-6`} onClick={choose}>
            {t('chosen')}
          </button>
        </>
      )}
      {unsent.found && (
        <UnsentNotice
          found={unsent.found}
          words={words}
          fields={fields}
          onUse={() => type(unsent.take())}
          onForget={unsent.drop}
        />
      )}
    </>
  );
}
