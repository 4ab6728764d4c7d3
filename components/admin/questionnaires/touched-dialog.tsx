import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { placeOf } from '@/lib/questionnaire/draft/edit-questions';
import type { TouchedJump } from '@/lib/questionnaire/draft/touched-jumps';
import { isolate } from './isolate';

export type Asking = {
  what: 'remove' | 'kind' | 'choice';
  after: DraftQuestion[];
  touched: readonly TouchedJump[];
  /** Unsent applications with an answer to the question. */
  begun: number;
};

type TouchedDialogProps = {
  asking: Asking;
  questions: readonly DraftQuestion[];
  onYes: () => void;
  onClose: () => void;
};

/** What else a change would change: jumps of other questions, and what people have begun to answer. */
export function TouchedDialog({ asking: { what, touched, begun }, questions, onYes, onClose }: TouchedDialogProps) {
  const t = useTranslations('AdminQuestionnaires.touched');
  return (
    <ConfirmDialog
      words={{ title: t(what), yes: t('yes'), sending: t('yes'), no: t('no') }}
      onYes={async () => {
        onYes();
        return null;
      }}
      onClose={onClose}
    >
      <ul className="mt-3 list-disc ps-5">
        {touched.map((jump, index) => (
          <li key={index.toString()}>{sayJump(jump)}</li>
        ))}
        {begun > 0 && <li>{t('begun', { count: begun })}</li>}
      </ul>
    </ConfirmDialog>
  );

  function sayJump({ questionId, value, to }: TouchedJump): string {
    const question = questions.find(({ id }) => id === questionId);
    const label = question?.choices.find((choice) => choice.value === value)?.label ?? value;
    return t('jump', {
      number: placeOf(questions, questionId) + 1,
      answer: label === null ? t('other') : isolate(label),
      to: to === null ? 'gone' : to === 0 ? 'end' : 'question',
      target: to ? placeOf(questions, to) + 1 : 0,
    });
  }
}
