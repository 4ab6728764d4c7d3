import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { mostChoices } from '@/lib/contract/questionnaire';
import {
  moveChoice,
  pasteChoices,
  readChoiceLines,
  removeChoice,
  renameChoice,
} from '@/lib/questionnaire/draft/edit-choices';
import type { QuestionFormProps } from './question-form-props';
import { SmallButton } from './small-button';
import { ownWords } from './undo-of';

type ChoiceListProps = Pick<QuestionFormProps, 'question' | 'published' | 'onChange'>;

/** What can be chosen: each with its words, and a box that takes many at once. */
export function ChoiceList({ question, published, onChange }: ChoiceListProps) {
  const t = useTranslations('AdminQuestionnaires.choices');
  const before = published?.choices ?? [];
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4">
      <legend className="px-2 font-semibold">{t('title')}</legend>
      <ol className="grid gap-2">
        {question.choices.map(({ label }, place) => (
          <li key={place.toString()} className="flex flex-wrap items-center gap-2">
            <input
              aria-label={t('choice', { number: place + 1 })}
              value={label}
              maxLength={1_000}
              dir="auto"
              onChange={({ target }) =>
                onChange((one) => renameChoice(one, place, target.value, before), { mark: `choice ${place}` })
              }
              className="min-h-11 min-w-40 flex-1 rounded-control border border-line-strong bg-surface px-3"
            />
            <span className="flex">
              <SmallButton
                label={t('up', { number: place + 1 })}
                isOff={place === 0}
                onClick={() => onChange((one) => moveChoice(one, place, place - 1))}
              >
                ↑
              </SmallButton>
              <SmallButton
                label={t('down', { number: place + 1 })}
                isOff={place === question.choices.length - 1}
                onClick={() => onChange((one) => moveChoice(one, place, place + 1))}
              >
                ↓
              </SmallButton>
              <SmallButton
                label={t('remove', { number: place + 1 })}
                onClick={() => onChange((one) => removeChoice(one, place), { asked: 'choice' })}
              >
                ✕
              </SmallButton>
            </span>
          </li>
        ))}
      </ol>
      <PasteBox {...{ question, onChange, before }} />
    </fieldset>
  );
}

type PasteBoxProps = Pick<ChoiceListProps, 'question' | 'onChange'> & { before: DraftQuestion['choices'] };

function PasteBox({ question, onChange, before }: PasteBoxProps) {
  const t = useTranslations('AdminQuestionnaires.choices');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');

  function add() {
    const pasted = pasteChoices(question, readChoiceLines(text), before);
    if (!pasted) return setSaid(t('tooMany', { most: mostChoices }));
    if (pasted.question.choices.length > question.choices.length) onChange(() => pasted.question);
    setText('');
    setSaid(pasted.twice.length > 0 ? t('twice', { lines: pasted.twice.join(', ') }) : '');
  }

  return (
    <>
      <Field id="choices-paste" label={t('paste')} hint={t('pasteHint')}>
        {(wiring) => (
          <textarea
            {...wiring}
            {...ownWords}
            rows={3}
            value={text}
            onChange={({ target }) => setText(target.value)}
            dir="auto"
          />
        )}
      </Field>
      <button type="button" onClick={add} className={`${buttonStyle('secondary')} justify-self-start noscript:hidden`}>
        {t('add')}
      </button>
      <p role="status" className={said ? 'wrap-anywhere font-semibold' : 'sr-only'}>
        {said}
      </p>
    </>
  );
}
