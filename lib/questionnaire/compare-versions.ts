import type { DraftQuestion } from '@/lib/contract/draft-question';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';

type Part = 'headline' | 'description' | 'kind' | 'required' | 'privacy' | 'choices' | 'jumps';

export type Placed = { question: DraftQuestion; index: number };

export type ComparedQuestion = {
  identifier: string;
  before: Placed | null;
  now: Placed | null;
  isMoved: boolean;
  changed: Part[];
};

/** Two versions by their questions, in the order of the later one; what is gone stands behind what it stood behind. */
export function compareVersions(before: readonly DraftQuestion[], now: readonly DraftQuestion[]): ComparedQuestion[] {
  const placesBefore = placesOf(before);
  const placesNow = placesOf(now);
  const steady = longestRising(now.flatMap(({ identifier }) => placesBefore.get(identifier)?.index ?? []));
  const compared = now.map((question, index): ComparedQuestion => {
    const { identifier } = question;
    const old = placesBefore.get(identifier) ?? null;
    return {
      identifier,
      before: old,
      now: { question, index },
      isMoved: old !== null && !steady.has(old.index),
      changed: old ? partsChanged({ of: before, question: old.question }, { of: now, question }) : [],
    };
  });
  for (const [index, question] of before.entries()) {
    const { identifier } = question;
    if (placesNow.has(identifier)) continue;
    const behind = before[index - 1]?.identifier;
    const place = compared.findIndex((one) => one.identifier === behind) + 1;
    compared.splice(place, 0, { identifier, before: { question, index }, now: null, isMoved: false, changed: [] });
  }
  return compared;
}

export function isSame({ before, now, isMoved, changed }: ComparedQuestion): boolean {
  return before !== null && now !== null && !isMoved && changed.length === 0;
}

function placesOf(questions: readonly DraftQuestion[]): Map<string, Placed> {
  return new Map(questions.map((question, index) => [question.identifier, { question, index }]));
}

type Side = { of: readonly DraftQuestion[]; question: DraftQuestion };

function partsChanged(a: Side, b: Side): Part[] {
  const parts = (['headline', 'description', 'kind', 'required', 'privacy', 'choices', 'jumps'] as const).filter(
    (part) => JSON.stringify(partOf(a, part)) !== JSON.stringify(partOf(b, part)),
  );
  return parts;
}

/** Jumps by the identifier they lead to: ids are others with each version. */
function partOf({ of, question }: Side, part: Part): unknown {
  const { headline, description, questionType, inputKind, multiple, required, privacy, choices, jumps } = question;
  const { unit, min, max } = question;
  if (part === 'headline') return headline;
  if (part === 'description') return description;
  if (part === 'kind') return [questionType, inputKind, multiple, unit, min, max];
  if (part === 'required') return required;
  if (part === 'privacy') return privacy ?? null;
  if (part === 'choices') return choices.map(({ value, label }) => [value, label]);
  return jumps.map(({ conditionValue: [first], destination: { id } }) => [
    first?.value ?? null,
    id === questionnaireEnd ? null : of.find((one) => one.id === id)?.identifier,
  ]);
}

/** The most of these numbers that stand in a rising order: whoever is not among them has moved. */
function longestRising(numbers: readonly number[]): Set<number> {
  const length: number[] = [];
  const behind: number[] = [];
  for (const [at, number] of numbers.entries()) {
    let [best, from] = [1, -1];
    for (let other = 0; other < at; other += 1) {
      if ((numbers[other] ?? 0) < number && (length[other] ?? 0) + 1 > best)
        [best, from] = [(length[other] ?? 0) + 1, other];
    }
    length.push(best);
    behind.push(from);
  }
  const rising = new Set<number>();
  for (let at = length.indexOf(Math.max(0, ...length)); at >= 0; at = behind[at] ?? -1) rising.add(numbers[at] ?? 0);
  return rising;
}
