import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Application } from '@/lib/contract/application';
import type { FormDraft } from '@/lib/contract/form-draft';
import { longDay } from '@/lib/posts/format-day';
import { AnswerForm } from './answer-form';

type OwnMessagesProps = {
  application: Pick<Application, 'id' | 'withdrawn' | 'messages'>;
  title: string;
  /** Something was just written about it. */
  isAnswered: boolean;
  refused: FormDraft | null;
};

/** What was written about it from one side to the other, the last one first, and the way to write. */
export function OwnMessages({
  application: { id, withdrawn, messages },
  title,
  isAnswered,
  refused,
}: OwnMessagesProps) {
  const t = useTranslations('Dashboard');
  const locale = useLocale();
  const last = messages.at(-1);
  return (
    <>
      {messages.length > 0 && <h4 className="mt-4">{t('messages')}</h4>}
      {isAnswered && (
        <p role="status" className="mt-2 font-semibold">
          {t('answer.done')}
        </p>
      )}
      <ul className="mt-2 grid gap-3">
        {messages.toReversed().map(({ at, isOwn, subject, words }) => (
          <li key={at} className="border-line-strong border-s-2 ps-3">
            <p className="text-muted text-sm">{t(isOwn ? 'fromYou' : 'fromUs', { day: longDay(at, locale) })}</p>
            {subject && (
              <InOwnLanguage as="p" className="wrap-anywhere font-semibold">
                {subject}
              </InOwnLanguage>
            )}
            <InOwnLanguage as="p" dir="auto" className="wrap-anywhere whitespace-pre-line">
              {words}
            </InOwnLanguage>
          </li>
        ))}
      </ul>
      {/* What was refused is not lost, whatever became of the application meanwhile. */}
      {(!withdrawn || refused) && (
        <AnswerForm {...{ id, title, refused }} isOpen={!isAnswered && last !== undefined && !last.isOwn} />
      )}
    </>
  );
}
