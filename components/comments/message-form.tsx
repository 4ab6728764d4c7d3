'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonStyle } from '@/components/ui/button';
import type { FaultReport } from '@/lib/contract/faults';
import { useCommentFault } from './use-comment-fault';

type MessageFormProps = {
  id: string;
  title: string;
  hint?: string;
  submitLabel: string;
  initial?: string;
  /** Where somebody has just asked for it. */
  isFocused?: boolean;
  onType?: (content: string) => void;
  onCancel?: () => void;
  /** Null for success: then the form is cleared. */
  onSend: (content: string) => Promise<FaultReport | null>;
};

/** 'Your Message', for a comment, a reply or a change. What was typed stays until it is taken. */
export function MessageForm(props: MessageFormProps) {
  const { id, title, hint, submitLabel, initial = '', isFocused = false, onType, onCancel, onSend } = props;
  const t = useTranslations('Comments');
  const textOf = useCommentFault();
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState(initial);
  const [fault, setFault] = useState<FaultReport | null>(null);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  function onChange(event: React.ChangeEvent<HTMLTextAreaElement>) {
    setContent(event.target.value);
    onType?.(event.target.value);
  }

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const words = content.trim();
    const wrong = words === '' ? { message: '', code: 'commentRequired' as const } : await onSend(words);
    setIsSending(false);
    setFault(wrong);
    if (wrong) field.current?.focus();
    // What was typed on meanwhile is another one.
    else setContent((now) => (now.trim() === words ? '' : now));
  }

  return (
    <form noValidate onSubmit={onSubmit} aria-labelledby={`${id}-title`} className="mt-3 grid gap-4">
      <h3 id={`${id}-title`}>{title}</h3>
      <Field id={id} label={t('message')} hint={hint} error={fault ? textOf(fault) : undefined}>
        {(wiring) => (
          <textarea
            {...wiring}
            ref={field}
            name="content"
            rows={onCancel ? 4 : 8}
            maxLength={4_000}
            dir="auto"
            value={content}
            onChange={onChange}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isPending={isSending} pendingLabel={t('sending')}>
          {submitLabel}
        </SubmitButton>
        {onCancel && (
          <button type="button" onClick={onCancel} className={buttonStyle('secondary')}>
            {t('cancel')}
          </button>
        )}
      </div>
      <p role="alert" className="sr-only">
        {fault && textOf(fault)}
      </p>
    </form>
  );
}
