import type { DraftQuestion } from '@/lib/contract/draft-question';
import { mostChoices } from '@/lib/contract/questionnaire';

const longestValue = 300;

/** A line a choice, without blank ones and without bullets and numbers before them. */
export function readChoiceLines(text: string): string[] {
  return text
    .split(/\r?\n|\r|\u2028/)
    .map((line) => line.replace(/^\s*(?:[-–•*‣▪◦]|\(?\d{1,3}[.)])\s+/, '').trim())
    .filter(Boolean);
}

type Pasted = {
  question: DraftQuestion;
  /** Lines that are there already, or came twice. */
  twice: string[];
};

type Choices = DraftQuestion['choices'];
type Value = { value: string };

/** Null where they would be more than a question may have: none is taken. One in its published words is that one again. */
export function pasteChoices(question: DraftQuestion, lines: readonly string[], published: Choices): Pasted | null {
  const known = new Set(question.choices.map(({ label }) => label));
  const fresh = [...new Set(lines)].filter((line) => !known.has(line));
  if (question.choices.length + fresh.length > mostChoices) return null;
  const choices = [...question.choices];
  for (const label of fresh) {
    const taken = new Set(choices.map(({ value }) => value));
    const again = published.find((choice) => choice.label === label && !taken.has(choice.value));
    choices.push({ value: again?.value ?? freeValue(label, [...choices, ...published]), label });
  }
  const twice = lines.filter((line, place) => known.has(line) || lines.indexOf(line) !== place);
  return { question: { ...question, choices }, twice: [...new Set(twice)] };
}

/**
 * Until it was published, what it is stored as follows its words; then that stays, for answers go by it. Words pass through
 * others while they are typed: what was published, or has a jump, is never taken for new ones.
 */
export function renameChoice(question: DraftQuestion, place: number, label: string, published: Choices): DraftQuestion {
  const before = question.choices[place];
  if (!before) return question;
  const others = question.choices.filter((_, at) => at !== place);
  const isPublished = published.some(({ value }) => value === before.value);
  const value = isPublished ? before.value : freeValue(label, [...others, ...published, ...leading(question, before)]);
  const choices = question.choices.map((choice, at) => (at === place ? { value, label } : choice));
  if (others.some((other) => other.value === before.value)) return { ...question, choices };
  const jumps = question.jumps.map((jump) => ({
    ...jump,
    conditionValue: jump.conditionValue.map((given) => (given.value === before.value ? { value } : given)),
  }));
  return { ...question, choices, jumps };
}

/** Answers that lead somewhere, but for one. */
function leading({ jumps }: DraftQuestion, but: Value): Value[] {
  return jumps.flatMap(({ conditionValue }) => conditionValue.filter(({ value }) => value !== but.value));
}

/** The jumps that it alone takes go with it. */
export function removeChoice(question: DraftQuestion, place: number): DraftQuestion {
  const gone = question.choices[place];
  const choices = question.choices.filter((_, at) => at !== place);
  if (!gone || choices.some(({ value }) => value === gone.value)) return { ...question, choices };
  return {
    ...question,
    choices,
    jumps: question.jumps.filter(({ conditionValue }) => conditionValue[0]?.value !== gone.value),
  };
}

export function moveChoice(question: DraftQuestion, place: number, to: number): DraftQuestion {
  const choice = question.choices[place];
  if (!choice || to < 0 || to >= question.choices.length) return question;
  const others = question.choices.filter((_, at) => at !== place);
  return { ...question, choices: [...others.slice(0, to), choice, ...others.slice(to)] };
}

/** Its words, as far as they are stored; numbered where others have them. */
function freeValue(label: string, others: readonly Value[]): string {
  const taken = new Set(others.map(({ value }) => value));
  const words =
    label
      .trim()
      .slice(0, longestValue - 5)
      .toWellFormed()
      .trim() || 'choice';
  if (!taken.has(words)) return words;
  let number = 2;
  while (taken.has(`${words} ${number}`)) number += 1;
  return `${words} ${number}`;
}
