'use client';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { OnceField } from '@/components/forms/once-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFaults } from '@/components/forms/use-faults';
import type { EditorField } from '@/lib/admin/editor-field';
import { type EditorState, wasPrefix } from '@/lib/admin/editor-state';
import type { FaultReport } from '@/lib/contract/faults';
import { toLondonClock } from '@/lib/contract/london-time';
import { ConflictPanel } from './conflict-panel';
import { EditorControl } from './editor-control';
import { UnsentNotice } from './unsent-notice';
import { type Line, useEdits } from './use-edits';

type EditorFormProps = {
  /** Where it is sent. */
  action: string;
  /** Its own among the rows of its kind; null for a new one. */
  id: string | null;
  fields: EditorField[];
  /** What goes along as it was, of which a conflict may tell. */
  carried?: EditorField[];
  start: EditorState;
  /** Of a form that came back. */
  report: FaultReport | null;
  /** Where to go on, instead of staying here. */
  returnUrl?: string;
  /** What stands beside the button. */
  children?: React.ReactNode;
};

/** A simple editor: plain fields and one button. Without script it is a plain form; nothing typed is lost in either. */
export function EditorForm({ action, id, fields, carried = [], start, report, returnUrl, children }: EditorFormProps) {
  const t = useTranslations('AdminEditor');
  const locale = useLocale();
  const { base, words, conflict, who, fault, line, unsent, write, use, take, onSubmit } = useEdits(
    `${action} ${id ?? 'new'}`,
    start,
    report,
    carried.map(({ name }) => name),
  );
  const { textOf, title, problems } = useFaults(fault?.code === 'changedMeanwhile' ? null : fault, {
    idOf: (name) => name,
    whole: fields[0]?.name ?? '',
    order: fields.map(({ name }) => name),
  });
  return (
    <>
      {problems.length > 0 && <ErrorSummary title={title} problems={problems} fault={fault ?? problems} />}
      <form method="post" action={action} noValidate data-keeps-words onSubmit={onSubmit} className="measure">
        {conflict && (
          <ConflictPanel
            {...{ conflict, who }}
            fields={[...fields, ...carried]}
            onTake={(name, text) => take({ [name]: text })}
            asked={fault}
          />
        )}
        {unsent.found && (
          <UnsentNotice
            {...{ words, fields }}
            found={unsent.found}
            onUse={() => use(unsent.take())}
            onForget={unsent.drop}
          />
        )}
        {id === null && <OnceField />}
        <input type="hidden" name="locale" value={locale} />
        {id !== null && <input type="hidden" name="id" value={id} />}
        {base.version !== null && <input type="hidden" name="version" value={base.version} />}
        {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
        {Object.entries(base.fields).map(([name, text]) => (
          // A textarea: a hidden input would lose the line breaks.
          <textarea key={name} name={wasPrefix + name} value={text} readOnly hidden />
        ))}
        <div className="grid gap-5">
          {fields.map((field) => (
            <EditorControl
              key={field.name}
              field={field}
              value={words[field.name] ?? ''}
              error={textOf(field.name)}
              onChange={(text) => write({ [field.name]: text })}
            />
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <SubmitButton isPending={line?.state === 'saving'} pendingLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
          {children}
        </div>
        <p role="status" className="mt-3 min-h-7 text-muted">
          {line && sayLine(line)}
        </p>
      </form>
    </>
  );

  function sayLine(said: Line) {
    if (said.state === 'saving') return t('line.saving');
    if (said.state !== 'saved') return unsent.isNowhere ? t('unsent.nowhere') : t(`line.${said.state}`);
    return t('line.saved', { time: toLondonClock(said.at) });
  }
}
