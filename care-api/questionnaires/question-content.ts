import { foldText } from '@/lib/contract/fold-text';
import type { inputKinds, QuestionInput, questionPrivacies } from '@/lib/contract/questionnaire';

export type QuestionContent = {
  identifier: string;
  headline: string;
  description: string;
  type: QuestionInput['questionType'];
  inputKind: (typeof inputKinds)[number] | null;
  privacy: (typeof questionPrivacies)[number] | null;
  unit: string;
  min: number | null;
  max: number | null;
  multiple: boolean;
  required: boolean;
  choices: { value: string; label: string }[];
  /** Destinations by their place in the questionnaire; -1 is its end. */
  jumps: { conditionValues: string[]; destination: number }[];
};

/** Without an identifier it keeps the one it has in `stored` under its id, or gets one made of its headline. */
export function toContents(
  questions: readonly QuestionInput[],
  stored: ReadonlyMap<number, string> = new Map(),
): QuestionContent[] {
  const places = new Map(questions.map(({ id }, index) => [id, index]));
  const identifiers = identify(questions, stored);
  return questions.map((question, index) => ({
    identifier: identifiers[index] ?? '',
    headline: question.headline,
    description: question.description ?? '',
    type: question.questionType,
    inputKind: kindOf(question),
    privacy: question.privacy ?? null,
    ...boundsOf(question),
    multiple: question.multiple ?? false,
    required: question.required ?? false,
    choices: (question.choices ?? []).map(({ value, label }) => ({ value, label })),
    jumps: (question.jumps ?? []).map(({ conditionValue, destination }) => ({
      conditionValues: conditionValue.map(({ value }) => value),
      destination: places.get(destination.id) ?? -1,
    })),
  }));
}

/** A scale is no text, and what is chosen is else of no kind. */
function kindOf({ questionType, multiple, inputKind = null }: QuestionInput): QuestionContent['inputKind'] {
  const isScale = inputKind === 'scale';
  if (questionType === 'text') return isScale ? null : inputKind;
  return isScale && !multiple ? inputKind : null;
}

function boundsOf(question: QuestionInput): Pick<QuestionContent, 'unit' | 'min' | 'max'> {
  if (kindOf(question) !== 'number') return { unit: '', min: null, max: null };
  return { unit: question.unit ?? '', min: question.min ?? null, max: question.max ?? null };
}

function identify(questions: readonly QuestionInput[], stored: ReadonlyMap<number, string>): string[] {
  const taken = new Set(questions.flatMap(({ identifier }) => identifier || []));
  return questions.map(({ identifier, id, headline }) => {
    if (identifier) return identifier;
    const kept = stored.get(id);
    const name = kept !== undefined && !taken.has(kept) ? kept : firstFree(slug(headline), taken);
    taken.add(name);
    return name;
  });
}

function slug(headline: string): string {
  const words = foldText(headline)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return words.replace(/^-+|-+$/g, '') || 'question';
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  let number = 1;
  const numbered = () => (number === 1 ? name : `${name}-${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}
