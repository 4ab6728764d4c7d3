import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { OnceField } from '@/components/forms/once-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { postPath, writePath } from '@/lib/comments/comment-paths';
import type { WriteQuery } from '@/lib/comments/write-query';
import type { Comment } from '@/lib/contract/comment';
import type { FormDraft } from '@/lib/contract/form-draft';
import { Link } from '@/lib/i18n/navigation';
import { useAuthorName } from './use-author-name';

type PlainFormProps = {
  postId: number;
  step: WriteQuery['step'];
  /** Page of the comments below. */
  page: number;
  /** The comment the step is about; null when it is on another page of them. */
  subject: Comment | null;
  draft: FormDraft | null;
};

const titles = {
  to: 'leaveReply',
  edit: 'editTitle',
  delete: 'confirm.title',
  report: 'report.title',
  new: 'message',
} as const;
const sends = { to: 'postReply', edit: 'save', delete: 'confirm.yes', report: 'report.send', new: 'post' } as const;

/** A new comment, a reply, a change or the last question before deleting, as a plain POST. */
export function PlainForm({ postId, step, page, subject, draft }: PlainFormProps) {
  const t = useTranslations('Comments');
  const locale = useLocale();
  const kind = step?.kind ?? 'new';
  const isDeleting = kind === 'delete';
  const { title, problems } = useFaults(draft?.report ?? null, {
    idOf: () => 'comment',
    whole: isDeleting ? 'write' : 'comment',
    own: { signInFirst: t('sessionEnded') },
  });
  return (
    <section
      id="write"
      aria-labelledby="write-title"
      className="scroll-mt-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="write-title">{t(titles[kind])}</h2>
      {draft?.report && (
        <div className="mt-3">
          <ErrorSummary {...{ title, problems }} />
        </div>
      )}
      {subject && <Subject comment={subject} />}
      {isDeleting && <p className="mt-3">{t('confirm.text')}</p>}
      <form method="post" action="/api/comments" className="mt-4 grid gap-4">
        <input type="hidden" name="locale" value={locale} />
        {(kind === 'to' || kind === 'new') && <OnceField />}
        <input type="hidden" name="postId" value={postId} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="action" value={kind === 'to' || kind === 'new' ? 'post' : kind} />
        {step && <input type="hidden" name={kind === 'to' ? 'parentId' : 'id'} value={step.id} />}
        {kind === 'report' && <Reasons chosen={draft?.words.reason} />}
        {!isDeleting && (
          <Field
            id="comment"
            label={kind === 'report' ? t('report.words') : t('message')}
            hint={kind === 'edit' ? t('editHint') : undefined}
            error={problems[0]?.text}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                name="content"
                rows={kind === 'report' ? 3 : 8}
                maxLength={kind === 'report' ? 500 : 4_000}
                dir="auto"
                defaultValue={draft?.words.content ?? (kind === 'edit' ? subject?.content : '')}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton isPending={false} pendingLabel="">
            {t(sends[kind])}
          </SubmitButton>
          <Link
            href={step ? writePath(postId, '', page) : postPath(postId)}
            prefetch={false}
            className={buttonStyle('secondary')}
          >
            {step ? t('cancel') : t('write.back')}
          </Link>
        </div>
      </form>
    </section>
  );
}

/** The comment that the step is about. */
function Subject({ comment }: { comment: Comment }) {
  const { name } = useAuthorName()(comment.authorName);
  return (
    <blockquote className="mt-3 border-sage border-s-4 ps-4">
      <p className="font-semibold">
        <InOwnLanguage>{name}</InOwnLanguage>
      </p>
      <InOwnLanguage as="p" dir="auto" className="whitespace-pre-line">
        {comment.content}
      </InOwnLanguage>
    </blockquote>
  );
}

const reasons = ['spam', 'abuse', 'private', 'safeguarding', 'other'] as const;

function Reasons({ chosen }: { chosen: string | undefined }) {
  const t = useTranslations('Comments');
  return (
    <fieldset>
      <legend className="sr-only">{t('report.title')}</legend>
      {reasons.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={reason}
            required
            defaultChecked={reason === chosen}
            className="size-5 accent-primary"
          />
          {t(`why.${reason}`)}
        </label>
      ))}
    </fieldset>
  );
}
