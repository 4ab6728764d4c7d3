'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Sentence } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import type { SentFault } from '@/lib/browser/send-form';
import type { CommentAction } from '@/lib/comments/comment-action';
import { writePath } from '@/lib/comments/comment-paths';
import { canAnswer, canDelete, canEdit, canReport, type Viewer } from '@/lib/comments/may-change';
import { Link } from '@/lib/i18n/navigation';
import { isoDay } from '@/lib/posts/format-day';
import type { Thread } from '@/lib/posts/to-threads';
import { DeleteDialog } from './delete-dialog';
import { MessageForm } from './message-form';
import { useAuthorName } from './use-author-name';

type CommentToolsProps = {
  thread: Thread;
  viewer: Viewer;
  /** Page of the comments. */
  page: number;
  /** False where the post takes no replies. */
  isOpen?: boolean;
  /** What was begun at a step before, in this tab. */
  wordsOf: (step: string) => string | undefined;
  onAct: (action: CommentAction) => Promise<SentFault | null>;
  onType: (step: string, content: string) => void;
};

type Part = 'reply' | 'edit' | 'delete';

const tool =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-primary underline underline-offset-4 hover:bg-sage-soft';

/** Reply, and for their own comment Edit and Delete. */
export function CommentTools({ thread, viewer, page, isOpen = true, wordsOf, onAct, onType }: CommentToolsProps) {
  const t = useTranslations('Comments');
  const { id, postId, content } = thread;
  const mayAnswer = isOpen && canAnswer(thread);
  const [reply, edit] = [`to=${id}`, `edit=${id}`];
  const [begun] = useState<Part | null>(() => {
    if (mayAnswer && wordsOf(reply) !== undefined) return 'reply';
    return canEdit(viewer, thread, Date.now()) && wordsOf(edit) !== undefined ? 'edit' : null;
  });
  const [open, setOpen] = useState(begun);
  const buttons = useRef<HTMLDivElement>(null);
  // Not stored yet: nothing can be done with it.
  if (id < 0) return null;

  async function onSend(action: CommentAction): Promise<SentFault | null> {
    const fault = await onAct(action);
    if (!fault) setOpen(null);
    return fault;
  }

  function onCancel() {
    setOpen(null);
    if (open === 'reply' || open === 'edit') onType(open === 'reply' ? reply : edit, '');
    buttons.current?.querySelector('button')?.focus();
  }

  return (
    <div className="no-print">
      <div ref={buttons} className="-ms-3 mt-1 flex flex-wrap gap-x-1">
        <ToolButtons {...{ thread, viewer, page, mayAnswer, open, setOpen }} />
      </div>
      {open === 'reply' && (
        <MessageForm
          id={`reply-${id}`}
          title={t('leaveReply')}
          submitLabel={t('postReply')}
          initial={wordsOf(reply)}
          isFocused={begun !== 'reply'}
          onType={(typed) => onType(reply, typed)}
          onCancel={onCancel}
          onSend={(sent) => onSend({ kind: 'reply', postId, parentId: id, content: sent })}
        />
      )}
      {open === 'edit' && (
        <MessageForm
          id={`edit-${id}`}
          title={t('editTitle')}
          hint={t('editHint')}
          submitLabel={t('save')}
          initial={wordsOf(edit) ?? content}
          isFocused={begun !== 'edit'}
          onType={(typed) => onType(edit, typed === content ? '' : typed)}
          onCancel={onCancel}
          onSend={(sent) => onSend({ kind: 'edit', postId, id, content: sent })}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog onClose={() => setOpen(null)} onDelete={() => onSend({ kind: 'delete', postId, id })} />
      )}
    </div>
  );
}

type ToolButtonsProps = Pick<CommentToolsProps, 'thread' | 'viewer' | 'page'> & {
  mayAnswer: boolean;
  open: Part | null;
  setOpen: (part: Part | null) => void;
};

function ToolButtons({ thread, viewer, page, mayAnswer, open, setOpen }: ToolButtonsProps) {
  const t = useTranslations('Comments');
  const { name } = useAuthorName()(thread.authorName);
  const day = thread.writtenAt ? isoDay(thread.writtenAt) : '';
  const toggle = (part: Part) => () => setOpen(open === part ? null : part);
  return (
    <>
      {mayAnswer && (
        <button type="button" aria-expanded={open === 'reply'} onClick={toggle('reply')} className={tool}>
          <ReadAs shown={t('reply')}>
            <Sentence content={name}>{t('replyTo', { name })}</Sentence>
          </ReadAs>
        </button>
      )}
      {canEdit(viewer, thread, Date.now()) && (
        <button
          type="button"
          aria-expanded={open === 'edit'}
          aria-label={t('editOne', { day })}
          onClick={toggle('edit')}
          className={tool}
        >
          {t('edit')}
        </button>
      )}
      {canReport(viewer, thread) && (
        <Link href={`${writePath(thread.postId, `report=${thread.id}`, page)}#write`} prefetch={false} className={tool}>
          <ReadAs shown={t('report.link')}>
            <Sentence content={name}>{t('report.one', { name })}</Sentence>
          </ReadAs>
        </Link>
      )}
      {canDelete(viewer, thread) && (
        <button type="button" onClick={() => setOpen('delete')} className={tool}>
          <ReadAs shown={t('delete')}>
            <Sentence content={name}>{t('deleteOne', { name, day })}</Sentence>
          </ReadAs>
        </button>
      )}
    </>
  );
}
