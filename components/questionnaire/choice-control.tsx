'use client';
import { useRef } from 'react';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { fieldName } from '@/lib/answers/form-answers';
import { afterPaint } from '@/lib/browser/after-paint';
import type { ControlProps } from './control-props';
import styles from './questionnaire.module.css';
import { questionElementId } from './use-current-question';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Radios that go on when one is chosen by pointer, Space or Enter; or check boxes shown as chips. */
export function ChoiceControl(props: ControlProps) {
  const { question, field, values, describedBy, isInvalid, onChange, onAdvance } = props;
  const { id, choices, multiple } = question;
  const isScale = question.inputKind === 'scale';
  // Arrow keys click radios too, but only move the selection.
  const last = useRef<'pointer' | 'arrow' | 'key'>('key');

  function onKeyDown(event: React.KeyboardEvent) {
    last.current = event.key.startsWith('Arrow') ? 'arrow' : 'key';
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!multiple && !event.target.checked) onChange([event.target.value]);
      onAdvance();
    }
    // Of a scale its numbers are the keys.
    const chosen = isScale
      ? choices.find(({ value }) => value === event.key)
      : choices[letters.indexOf(event.key.toUpperCase())];
    if (chosen) {
      event.preventDefault();
      if (event.repeat) return;
      choose(chosen.value);
      const place = choices.indexOf(chosen) + 1;
      document.getElementById(`${questionElementId(id)}-${place}`)?.focus();
    }
  }

  function choose(value: string) {
    if (!multiple) return onChange([value]);
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach the inputs, which hold the focus
    <div
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        last.current = 'pointer';
      }}
      className={`mt-5 ${isScale ? styles.scale : multiple ? 'flex flex-wrap gap-2' : 'grid max-w-xl gap-2'}`}
    >
      {choices.map(({ value, label }, index) => {
        const isChosen = values.includes(value);
        return (
          <label
            key={value}
            className={`${styles.choice} ${multiple ? styles.chip : ''} ${isScale ? styles.step : ''}`}
          >
            <input
              id={`${questionElementId(id)}-${index + 1}`}
              type={multiple ? 'checkbox' : 'radio'}
              name={fieldName(field)}
              value={value}
              checked={isChosen}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              onChange={() => choose(value)}
              onClick={() => {
                if (multiple || last.current === 'arrow') return;
                choose(value);
                // A pointer sees its mark before the page moves on; the next key may follow at once.
                if (last.current === 'pointer') afterPaint(onAdvance);
                else onAdvance();
              }}
              className={multiple ? styles.cover : 'size-6 shrink-0 accent-primary'}
            />
            {letters[index] && !isScale && (
              <kbd aria-hidden className={`${styles.letter} noscript:hidden`}>
                {letters[index]}
              </kbd>
            )}
            <InOwnLanguage isTranslatable className="grow">
              {label}
            </InOwnLanguage>
            {multiple && (
              <span aria-hidden className={styles.mark}>
                ×
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
