import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';
import {
  addJump,
  changeJump,
  freeAnswer,
  otherwiseOf,
  removeJump,
  setOtherwise,
} from '@/lib/questionnaire/draft/edit-jumps';
import { placeOf } from '@/lib/questionnaire/draft/edit-questions';
import { kindOf, takesAnyAnswer } from '@/lib/questionnaire/draft/question-kinds';
import { isDefault } from '@/lib/questionnaire/find-jump';
import type { QuestionFormProps } from './question-form-props';
import { SmallButton } from './small-button';

type JumpListProps = Pick<QuestionFormProps, 'question' | 'questions' | 'onChange' | 'onEnd'>;

// A browser measures all options of a list that is as wide as what is in it.
const controlStyle =
  '[contain:inline-size] [field-sizing:content] min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3';

/** Where the answers lead, a sentence each. */
export function JumpList({ question, questions, onChange, onEnd }: JumpListProps) {
  const t = useTranslations('AdminQuestionnaires.jumps');
  const free = takesAnyAnswer(kindOf(question)) ? freeAnswer(question) : undefined;
  const conditional = question.jumps.flatMap((jump, place) => (isDefault(jump) ? [] : [{ jump, place }]));
  const otherwise = otherwiseOf(question);
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4">
      <legend className="px-2 font-semibold">{t('title')}</legend>
      {conditional.map(({ jump, place }, at) => (
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-line border-b pb-3">
          <div className="grid gap-2 sm:grid-cols-2">
            <Answer
              question={question}
              value={jump.conditionValue[0]?.value ?? ''}
              onChange={(value, mark) =>
                onChange((one) => changeJump(one, place, { value }), mark ? { mark: `jump ${place}` } : {})
              }
            />
            <Destination
              label={t('goTo')}
              {...{ question, questions }}
              value={jump.destination.id}
              onChange={(id) => onChange((one) => changeJump(one, place, { destination: id ?? questionnaireEnd }))}
            />
          </div>
          <SmallButton
            label={t('remove', { number: at + 1 })}
            onClick={() => onChange((one) => removeJump(one, place))}
          >
            ✕
          </SmallButton>
          {jump.destination.id === questionnaireEnd && (
            <ClosingWords onClick={() => onEnd((one, destination) => changeJump(one, place, { destination }))} />
          )}
        </div>
      ))}
      <Destination
        label={t(conditional.length > 0 ? 'otherwise' : 'always')}
        {...{ question, questions }}
        value={otherwise}
        hasNext
        onChange={(id) => onChange((one) => setOtherwise(one, id))}
      />
      {otherwise === questionnaireEnd && <ClosingWords onClick={() => onEnd(setOtherwise)} />}
      {free !== undefined && (
        <button
          type="button"
          onClick={() => onChange((one) => addJump(one, free, questionnaireEnd))}
          className={`${buttonStyle('secondary')} justify-self-start noscript:hidden`}
        >
          {t('add')}
        </button>
      )}
    </fieldset>
  );
}

/** Makes an end of its own of the one that all share. */
function ClosingWords({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="link col-span-full min-h-11 cursor-pointer justify-self-start noscript:hidden"
    >
      {useTranslations('AdminQuestionnaires.jumps')('closingWords')}
    </button>
  );
}

type AnswerProps = { question: DraftQuestion; value: string; onChange: (value: string, isTyped: boolean) => void };

function Answer({ question: { questionType, choices }, value, onChange }: AnswerProps) {
  const t = useTranslations('AdminQuestionnaires.jumps');
  const id = useId();
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id}>{t('answer')}</label>
      {questionType === 'text' ? (
        <input
          id={id}
          value={value}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => onChange(target.value, true)}
          className={controlStyle}
        />
      ) : (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value, false)} className={controlStyle}>
          {!isKnown && <option value={value}>{value}</option>}
          {choices.map((choice, place) => (
            <option key={place.toString()} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

type DestinationProps = Pick<JumpListProps, 'question' | 'questions'> & {
  label: string;
  /** Null is the next question. */
  value: number | null;
  hasNext?: boolean;
  onChange: (id: number | null) => void;
};

/**
 * Questions behind this one, or the end; one before it only where the jump leads there already. Of hundreds the chosen one
 * stands here until somebody comes to choose: a browser measures each.
 */
function Destination({ label, question, questions, value, hasNext = false, onChange }: DestinationProps) {
  const t = useTranslations('AdminQuestionnaires.jumps');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const place = placeOf(questions, question.id);
  const open = () => setOpen(true);
  // Those that stand in an open list anyway are not made anew with each that is chosen.
  const kept = isOpen && value !== null && placeOf(questions, value) > place ? null : value;
  const options = useMemo(
    () =>
      questions.map(
        (one, index) =>
          (one.id === kept || (isOpen && index > place)) && (
            <option key={one.id} value={one.id}>
              {`${index + 1}. ${[...one.headline].slice(0, 60).join('')}`}
            </option>
          ),
      ),
    [questions, kept, isOpen, place],
  );
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? 'next'}
        onFocus={open}
        onPointerDown={open}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => onChange(target.value === 'next' ? null : Number(target.value))}
        className={controlStyle}
      >
        {hasNext && <option value="next">{t('next')}</option>}
        {options}
        <option value={questionnaireEnd}>{t('end')}</option>
      </select>
    </div>
  );
}
