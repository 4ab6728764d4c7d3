import { useTranslations } from 'next-intl';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { isoDay } from '@/lib/posts/format-day';
import type { Thread } from '@/lib/posts/to-threads';
import { useAuthorName } from './use-author-name';

type Tools = {
  /** What can be done with a comment, for those who may. */
  tools?: (thread: Thread) => React.ReactNode;
};
type CommentListProps = Tools & { threads: Thread[]; label?: string };

/** A conversation. Below a comment stand its replies, further in. */
export function CommentList({ threads, label, tools }: CommentListProps) {
  return (
    <ul aria-label={label} className="mt-4 grid gap-4">
      {threads.map((thread) => (
        <li key={thread.id} className="min-w-0">
          <CommentText thread={thread} tools={tools} />
          {thread.replies.length > 0 && <Replies thread={thread} tools={tools} />}
        </li>
      ))}
    </ul>
  );
}

type ThreadProps = Tools & { thread: Thread };

function Replies({ thread, tools }: ThreadProps) {
  const t = useTranslations('Comments');
  const { name } = useAuthorName()(thread.authorName);
  return (
    <div className="ms-1 border-line border-s-2 ps-3 sm:ms-4 sm:ps-5">
      <CommentList threads={thread.replies} label={t('replies', { name })} tools={tools} />
    </div>
  );
}

function CommentText({ thread, tools }: ThreadProps) {
  const t = useTranslations('Comments');
  const nameOf = useAuthorName();
  const author = nameOf(thread.authorName);
  const answered = nameOf(thread.inReplyTo);
  if (thread.isDeleted)
    return (
      <p id={`comment-${thread.id}`} className="rounded-card border border-line border-dashed p-4 text-muted italic">
        {t('deleted')}
      </p>
    );
  return (
    <article id={`comment-${thread.id}`} className="scroll-mt-24 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>
          <InOwnLanguage isOurs={author.isOurs}>{author.name}</InOwnLanguage>
        </b>
        <span className="text-muted text-sm">
          {thread.writtenAt && <time dateTime={thread.writtenAt}>{isoDay(thread.writtenAt)}</time>}
          {thread.editedAt && ` · ${t('edited')}`}
        </span>
      </p>
      {thread.inReplyTo !== null && (
        <p className="text-muted text-sm">
          <Sentence content={answered.isOurs ? '' : answered.name}>{t('inReplyTo', { name: answered.name })}</Sentence>
        </p>
      )}
      <InOwnLanguage as="p" dir="auto" className="mt-1 whitespace-pre-line">
        {thread.content}
      </InOwnLanguage>
      {thread.state && (
        <p className="mt-2 border-accent border-s-4 ps-3 text-sm">
          {thread.state === 'held' ? t('held') : t('removed', { reason: t(`why.${reasonOf(thread)}`) })}
        </p>
      )}
      {tools?.(thread)}
    </article>
  );
}

const reasons = ['spam', 'abuse', 'private', 'offTopic', 'safeguarding', 'other'] as const;

function reasonOf({ reason }: Thread) {
  return reasons.find((one) => one === reason) ?? 'other';
}
