'use client';
import { useState } from 'react';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { longestAnswer } from '@/lib/answers/answer-fault';
import { autocompleteOf } from '@/lib/answers/autocomplete-of';
import { fieldName } from '@/lib/answers/form-answers';
import type { Question } from '@/lib/contract/questionnaire';
import { CharactersLeft, isNearLimit } from './characters-left';
import type { ControlProps } from './control-props';

/** A line or a box of text. Enter goes on; in a box it makes a new line, and Ctrl + Enter goes on. */
export function TextControl(props: ControlProps & { id: string }) {
  const { id, question, field, values, describedBy, isInvalid, onChange, onAdvance } = props;
  const [hasScript, setHasScript] = useState(false);
  const isLong = question.inputKind === 'long';
  const given = values[0] ?? '';
  // A line is shown without its breaks: words would become one.
  const value = isLong ? given : given.replaceAll('\n', ' ');
  const countId = isNearLimit(value) ? `${id}-count` : '';
  const unit = question.inputKind === 'number' ? (question.unit ?? '') : '';
  const unitId = unit && `${id}-unit`;

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isLong && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onAdvance();
  }

  const common = {
    id,
    name: fieldName(field),
    value,
    // The browser's limit cuts what is pasted without a word: script counts instead.
    maxLength: hasScript ? undefined : longestAnswer,
    onFocus: () => setHasScript(true),
    'aria-describedby': [unitId, describedBy, countId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-required': question.required || undefined,
    onKeyDown,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value === '' ? [] : [target.value]),
    className:
      'mt-5 min-h-12 w-full max-w-xl rounded-control border border-line-strong bg-surface px-3 py-2 text-ink aria-[invalid]:border-2 aria-[invalid]:border-danger',
  };
  return (
    <>
      {isLong ? (
        <textarea {...common} rows={5} dir="auto" autoComplete="off" />
      ) : (
        <span className="flex items-baseline gap-3">
          <input {...common} {...typeOf(question)} enterKeyHint="next" autoComplete={autocompleteOf(question)} />
          {unitId && (
            <span id={unitId} className="max-w-1/2 shrink-0">
              <InOwnLanguage isTranslatable>{unit}</InOwnLanguage>
            </span>
          )}
        </span>
      )}
      {countId && <CharactersLeft id={countId} value={value} />}
    </>
  );
}

function typeOf({ inputKind, min }: Question): React.ComponentProps<'input'> {
  if (inputKind === 'email') return { type: 'email', inputMode: 'email', dir: 'ltr' };
  if (inputKind === 'phone') return { type: 'tel', inputMode: 'tel', dir: 'ltr' };
  if (inputKind === 'number') {
    // A telephone's keys for numbers have no minus.
    return { type: 'text', inputMode: (min ?? 0) < 0 ? 'text' : 'decimal', dir: 'ltr' };
  }
  if (inputKind === 'date') return { type: 'date' };
  return { type: 'text', dir: 'auto' };
}
