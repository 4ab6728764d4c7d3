'use client';
import type { useTranslations } from 'next-intl';
import { memo } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { AnswerFault } from '@/lib/answers/answer-fault';
import { takesFile } from '@/lib/answers/form-answers';
import type { Upload } from '@/lib/answers/screen-state';
import type { Question } from '@/lib/contract/questionnaire';
import { isAnswerable } from '@/lib/questionnaire/flow';
import { ChoiceControl } from './choice-control';
import type { ControlProps } from './control-props';
import { FileControl } from './file-control';
import styles from './questionnaire.module.css';
import { TextControl } from './text-control';
import { questionElementId } from './use-current-question';

export type QuestionActions = {
  onAnswer: (id: number, values: readonly string[]) => void;
  onUpload: (id: number, upload: Upload) => void;
  onAdvance: (id: number) => void;
  onBack: (id: number) => void;
  onHighlight: (id: number) => void;
};

/** What changes of a question in the stack. */
export type QuestionState = {
  question: Question;
  /** What its field is named by. */
  field: string;
  values: readonly string[];
  isOnPath: boolean;
  isFirst: boolean;
  /** Place on the way, from 1; null for a statement, and for a question that is jumped over. */
  number: number | null;
  isCurrent: boolean;
  fault: AnswerFault | null;
};

export type QuestionSetting = {
  /** The screen's own: hundreds of questions would each make one. */
  t: ReturnType<typeof useTranslations<'Questionnaire'>>;
  sayFault: (fault: AnswerFault, question: Question) => string;
  /** Whether questions that may be left out are marked so. */
  marksOptional: boolean;
  /** Nothing is sent. */
  isTrial: boolean;
};

type QuestionSlotProps = QuestionActions & QuestionSetting & QuestionState;

type QuestionItemProps = Omit<QuestionSlotProps, 'onHighlight' | 'isOnPath'>;

/** The place of a question in the stack; one that is jumped over goes without rendering what is in it. */
export const QuestionSlot = memo(function QuestionSlot({ isOnPath, onHighlight, ...item }: QuestionSlotProps) {
  const { id } = item.question;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns where the focus is, and what is held
    <div
      id={questionElementId(id)}
      className={`${styles.slot} ${isOnPath ? '' : 'hidden noscript:block'}`}
      onFocus={() => onHighlight(id)}
      onKeyDownCapture={stopHeldEnter}
    >
      <QuestionItem {...item} />
    </div>
  );
});

/** It answers one question: those behind it nobody has seen yet. Lines of a longer text go on. */
function stopHeldEnter(event: React.KeyboardEvent) {
  const isLine = event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey;
  if (event.key !== 'Enter' || !event.repeat || isLine) return;
  event.preventDefault();
  event.stopPropagation();
}

/** One question of the stack. Memoised: an answer renders its own question, not hundreds. */
const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const { question, field, values, isFirst, number, isCurrent, fault, t, sayFault, marksOptional, isTrial } = props;
  const { onAnswer, onUpload, onAdvance, onBack } = props;
  const { id, headline, description } = question;
  const element = questionElementId(id);
  const describedBy = [description && `${element}-hint`, fault && `${element}-error`].filter(Boolean).join(' ');
  const control: ControlProps = {
    question,
    field,
    values,
    describedBy: describedBy || undefined,
    isInvalid: fault !== null,
    onChange: (changed) => onAnswer(id, changed),
    onAdvance: () => onAdvance(id),
  };
  const onward = canSkip(question, values) ? t('skip') : t('ok');
  const ofQuestion = number === null ? '' : t('ofQuestion', { number });
  const isChoice = question.questionType === 'multiple-choice';
  const Group = isChoice ? 'fieldset' : 'div';
  const title = (
    <>
      {number !== null && <span className="me-2 text-accent noscript:hidden">{t('number', { number })}</span>}
      <InOwnLanguage isTranslatable>{headline}</InOwnLanguage>
      {marksOptional && !question.required && isAnswerable(question) && (
        <span className="ms-2 font-normal font-sans text-base text-muted">{t('optional')}</span>
      )}
    </>
  );
  return (
    <div data-current={isCurrent || undefined} data-faulty={fault ? true : undefined} className={styles.question}>
      <Group>
        {isChoice && <legend className={styles.title}>{title}</legend>}
        {!isChoice && isAnswerable(question) && (
          <label htmlFor={`${element}-text`} className={styles.title}>
            {title}
          </label>
        )}
        {!isAnswerable(question) && <p className={styles.title}>{title}</p>}
        {description && (
          <p id={`${element}-hint`} className="measure mt-2 whitespace-pre-line">
            <InOwnLanguage isTranslatable>{description}</InOwnLanguage>
          </p>
        )}
        {fault && (
          <p id={`${element}-error`} role="alert" className="mt-3 font-semibold text-danger">
            {sayFault(fault, question)}
          </p>
        )}
        {isChoice && <ChoiceControl {...control} />}
        {!isChoice && isAnswerable(question) && !takesFile(question) && (
          <TextControl {...control} id={`${element}-text`} />
        )}
        {takesFile(question) && (
          <FileControl
            {...control}
            id={`${element}-text`}
            isTrial={isTrial}
            onUpload={(upload) => onUpload(id, upload)}
          />
        )}
      </Group>
      <p className="mt-6 flex flex-wrap items-center gap-3 noscript:hidden">
        <button
          type="button"
          onClick={() => onAdvance(id)}
          aria-label={onward + ofQuestion}
          className={buttonStyle(canSkip(question, values) ? 'secondary' : 'primary')}
        >
          {onward}
        </button>
        {!canSkip(question, values) && (
          <span aria-hidden className="text-muted text-sm pointer-coarse:hidden">
            {question.inputKind === 'long' && !isChoice ? t('pressControlEnter') : t('pressEnter')}
          </span>
        )}
        {!isFirst && (
          <button
            type="button"
            onClick={() => onBack(id)}
            aria-label={t('back') + ofQuestion}
            className={`${buttonStyle('quiet')} ms-auto`}
          >
            {t('back')}
          </button>
        )}
      </p>
    </div>
  );
});

function canSkip(question: Question, values: readonly string[]): boolean {
  return isAnswerable(question) && !question.required && !values.some((value) => value.trim());
}
