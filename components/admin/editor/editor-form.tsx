'use client';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { OnceField } from '@/components/forms/once-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFaults } from '@/components/forms/use-faults';
import { type EditorState, resolve, wasPrefix } from '@/lib/admin/editor-state';
import { sendEdits } from '@/lib/browser/send-edits';
import type { FaultReport } from '@/lib/contract/faults';
import { toLondonClock } from '@/lib/contract/london-time';
import { ConflictPanel } from './conflict-panel';
import { EditorControl } from './editor-control';
import type { EditorField } from './editor-field';
import { UnsentNotice } from './unsent-notice';
import { useUnsentWords } from './use-unsent-words';

type EditorFormProps = {
  /** Where it is sent. */
  action: string;
  /** Its own among the rows of its kind; null for a new one. */
  id: string | null;
  fields: EditorField[];
  start: EditorState;
  /** Of a form that came back. */
  report: FaultReport | null;
  /** Where to go on, instead of staying here. */
  returnUrl?: string;
  /** What stands beside the button. */
  children?: React.ReactNode;
};

type Line = { state: 'unsaved' | 'saving' | 'network' | 'refused' } | { state: 'saved'; at: Date };

/** A simple editor: plain fields and one button. Without script it is a plain form; nothing typed is lost in either. */
export function EditorForm({ action, id, fields, start, report, returnUrl, children }: EditorFormProps) {
  const t = useTranslations('AdminEditor');
  const locale = useLocale();
  const router = useRouter();
  const [{ base, words, conflict }, setState] = useState(start);
  const [who, setWho] = useState('');
  const [fault, setFault] = useState(report);
  const [line, setLine] = useState<Line | null>(null);
  const isChanged = Object.entries(words).some(([name, text]) => text !== base.fields[name]);
  const unsent = useUnsentWords(`${action} ${id ?? 'new'}`, { words, isChanged });
  const { textOf, title, problems } = useFaults(fault?.code === 'changedMeanwhile' ? null : fault, {
    idOf: (name) => name,
    whole: fields[0]?.name ?? '',
    order: fields.map(({ name }) => name),
  });
  const write = (changed: Record<string, string>) => {
    setState((was) => ({ ...was, words: { ...was.words, ...changed } }));
    setLine({ state: 'unsaved' });
  };

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (line?.state === 'saving') return;
    setLine({ state: 'saving' });
    setFault(null);
    const sent = await sendEdits(event.currentTarget, words);
    if (sent.ok) {
      unsent.forget();
      if (sent.opened === null) return;
      const { opened } = sent;
      setState((was) => ({
        base: opened,
        words: { ...opened.fields, ...typedSince(words, was.words) },
        conflict: null,
      }));
      setLine({ state: 'saved', at: new Date() });
      // What stands beside it, and the list behind it, tell the row as it is now.
      return router.refresh();
    }
    if (sent.current) {
      const { current } = sent;
      setWho(sent.who);
      setState((was) => resolve(was.base.fields, was.words, current));
    }
    setFault(sent.report);
    setLine({ state: sent.status === 0 || sent.status >= 500 ? 'network' : 'refused' });
  }

  return (
    <>
      {problems.length > 0 && <ErrorSummary title={title} problems={problems} fault={fault ?? problems} />}
      <form method="post" action={action} noValidate data-keeps-words onSubmit={onSubmit} className="measure">
        {conflict && <ConflictPanel {...{ conflict, fields, who }} onTake={(name, text) => write({ [name]: text })} />}
        {unsent.found && (
          <UnsentNotice
            {...{ words, fields }}
            found={unsent.found}
            onUse={() => write(unsent.take())}
            onForget={unsent.forget}
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
    if (said.state !== 'saved') return t(`line.${said.state}`);
    return t('line.saved', { time: toLondonClock(said.at) });
  }
}

/** What was typed while the form was on its way. */
function typedSince(sent: Record<string, string>, now: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== sent[name]));
}
