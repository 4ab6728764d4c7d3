'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Sentence } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import type { SentFault } from '@/lib/browser/send-form';
import type { CommentAction } from '@/lib/comments/comment-action';
import { postPath } from '@/lib/comments/comment-paths';
import { canDelete, canEdit, canReport, type Viewer } from '@/lib/comments/may-change';
import { Link } from '@/lib/i18n/navigation';
import { isoDay } from '@/lib/posts/format-day';
import type { Thread } from '@/lib/posts/to-threads';
import { DeleteDialog } from './delete-dialog';
import { MessageForm } from './message-form';
import { useAuthorName } from './use-author-name';

type CommentToolsProps = {
  thread: Thread;
  viewer: Viewer;
  /** False where the post takes no replies. */
  isOpen?: boolean;
  /** A reply that was begun here before. */
  words?: string;
  onAct: (action: CommentAction) => Promise<SentFault | null>;
  onType: (content: string) => void;
};

type Part = 'reply' | 'edit' | 'delete';

const tool =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-primary underline underline-offset-4 hover:bg-sage-soft';

/** Reply, and for their own comment Edit and Delete. */
export function CommentTools({ thread, viewer, isOpen = true, words, onAct, onType }: CommentToolsProps) {
  const t = useTranslations('Comments');
  const [open, setOpen] = useState<Part | null>(words === undefined ? null : 'reply');
  const buttons = useRef<HTMLDivElement>(null);
  const { id, postId } = thread;
  // Not stored yet: nothing can be done with it.
  if (id < 0) return null;

  async function onSend(action: CommentAction): Promise<SentFault | null> {
    const fault = await onAct(action);
    if (!fault) setOpen(null);
    return fault;
  }

  function onCancel() {
    setOpen(null);
    if (open === 'reply') onType('');
    buttons.current?.querySelector('button')?.focus();
  }

  return (
    <div className="no-print">
      <div ref={buttons} className="-ms-3 mt-1 flex flex-wrap gap-x-1">
        <ToolButtons {...{ thread, viewer, isOpen, open, setOpen }} />
      </div>
      {open === 'reply' && (
        <MessageForm
          id={`reply-${id}`}
          title={t('leaveReply')}
          submitLabel={t('postReply')}
          initial={words}
          isFocused={words === undefined}
          onType={onType}
          onCancel={onCancel}
          onSend={(content) => onSend({ kind: 'reply', postId, parentId: id, content })}
        />
      )}
      {open === 'edit' && (
        <MessageForm
          id={`edit-${id}`}
          title={t('editTitle')}
          hint={t('editHint')}
          submitLabel={t('save')}
          initial={thread.content}
          isFocused
          onCancel={onCancel}
          onSend={(content) => onSend({ kind: 'edit', postId, id, content })}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog onClose={() => setOpen(null)} onDelete={() => onSend({ kind: 'delete', postId, id })} />
      )}
    </div>
  );
}

type ToolButtonsProps = Required<Pick<CommentToolsProps, 'thread' | 'viewer' | 'isOpen'>> & {
  open: Part | null;
  setOpen: (part: Part | null) => void;
};

function ToolButtons({ thread, viewer, isOpen, open, setOpen }: ToolButtonsProps) {
  const t = useTranslations('Comments');
  const { name } = useAuthorName()(thread.authorName);
  const day = thread.writtenAt ? isoDay(thread.writtenAt) : '';
  const toggle = (part: Part) => () => setOpen(open === part ? null : part);
  return (
    <>
      {isOpen && (
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
        <Link href={`${postPath(thread.postId)}/write?report=${thread.id}#write`} prefetch={false} className={tool}>
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
