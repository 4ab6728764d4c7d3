import { readFileAnswer } from '@/lib/contract/file-answer';
import { isDay } from '@/lib/contract/is-day';
import type { Question } from '@/lib/contract/questionnaire';
import type { Locale } from '@/lib/i18n/languages';
import { longDay } from '@/lib/posts/format-day';

export function answerTexts(question: Question, values: readonly string[], locale: Locale): string[] {
  const { questionType, inputKind, choices, unit } = question;
  if (questionType === 'text' && inputKind === 'date') return values.map((value) => dayText(value, locale));
  if (questionType === 'text' && inputKind === 'file')
    return values.map((value) => readFileAnswer(value)?.name ?? value);
  if (questionType === 'text' && inputKind === 'number' && unit) return values.map((value) => `${value} ${unit}`);
  if (questionType === 'text') return [...values];
  return values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
}

function dayText(value: string, locale: Locale): string {
  return isDay(value) ? longDay(value, locale) : value;
}
