import { readFileAnswer } from '@/lib/contract/file-answer';
import { isDay } from '@/lib/contract/is-day';
import type { Question } from '@/lib/contract/questionnaire';
import type { Locale } from '@/lib/i18n/languages';
import { longDay } from '@/lib/posts/format-day';
import { withUnit } from '@/lib/questionnaire/typed-answer';

export function answerTexts(question: Question, values: readonly string[], locale: Locale): string[] {
  const { questionType, inputKind, choices } = question;
  if (questionType === 'text' && inputKind === 'date') return values.map((value) => dayText(value, locale));
  if (questionType === 'text' && inputKind === 'file')
    return values.map((value) => readFileAnswer(value)?.name ?? value);
  if (questionType === 'text') return values.map((value) => withUnit(question, value));
  return values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
}

function dayText(value: string, locale: Locale): string {
  return isDay(value) ? longDay(value, locale) : value;
}
