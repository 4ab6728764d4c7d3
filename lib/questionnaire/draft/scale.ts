import type { DraftQuestion } from '@/lib/contract/draft-question';

/** `first` is the lowest number; some steps have words. */
export type Scale = { first: number; count: number; lowest: string; middle: string; highest: string };

export const fewestSteps = 2;
export const mostSteps = 11;
export const defaultScale: Scale = { first: 1, count: 5, lowest: '', middle: '', highest: '' };

/** The steps of a scale as choices, the ends and the middle with their words: “1 – Never”. */
export function scaleChoices({ first, count, lowest, middle, highest }: Scale): DraftQuestion['choices'] {
  const words = new Map([
    [(count - 1) / 2, middle],
    [0, lowest],
    [count - 1, highest],
  ]);
  return Array.from({ length: count }, (_, step) => {
    const value = `${first + step}`;
    // A space behind them is the next word's, once that is typed.
    const said = words.get(step)?.trimStart();
    return { value, label: said ? `${value} – ${said}` : value };
  });
}

/** Null where the choices are no numbers in a row, or other steps than the ends and the middle have words. */
export function readScale(choices: DraftQuestion['choices']): Scale | null {
  const count = choices.length;
  const wordsAt = (step: number) => {
    const { value = '', label = '' } = choices[step] ?? {};
    return label.startsWith(`${value} – `) ? label.slice(value.length + 3) : '';
  };
  const middle = count % 2 === 1 ? wordsAt((count - 1) / 2) : '';
  const scale = { first: Number(choices[0]?.value), count, lowest: wordsAt(0), middle, highest: wordsAt(count - 1) };
  const isSame =
    JSON.stringify(scaleChoices(scale)) === JSON.stringify(choices.map(({ value, label }) => ({ value, label })));
  return count >= fewestSteps && isSame ? scale : null;
}

/** The jumps of steps that are no more go with them. */
export function withScale(question: DraftQuestion, scale: Scale): DraftQuestion {
  const choices = scaleChoices(scale);
  const values = new Set(choices.map(({ value }) => value));
  const jumps = question.jumps.filter(({ conditionValue: [first] }) => first === undefined || values.has(first.value));
  return { ...question, choices, jumps };
}
