import type { DraftQuestion } from '@/lib/contract/draft-question';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';

type Questions = readonly DraftQuestion[];

/** Asks for a short text. `id` is one that no question has. */
export function blankQuestion(id: number): DraftQuestion {
  return {
    id,
    identifier: '',
    headline: '',
    description: '',
    questionType: 'text',
    inputKind: 'short',
    privacy: null,
    unit: '',
    min: null,
    max: null,
    multiple: false,
    required: false,
    choices: [],
    jumps: [],
  };
}

export function addQuestion(questions: Questions, place: number, question: DraftQuestion): DraftQuestion[] {
  return [...questions.slice(0, place), question, ...questions.slice(place)];
}

/** Behind it, without the identifier that its answers go by. */
export function copyQuestion(questions: Questions, id: number, newId: number): DraftQuestion[] {
  const place = placeOf(questions, id);
  const question = questions[place];
  if (!question) return [...questions];
  return addQuestion(questions, place + 1, { ...question, id: newId, identifier: '' });
}

/** What led to it leads to the one behind it, or to the end. */
export function removeQuestion(questions: Questions, id: number): DraftQuestion[] {
  const place = placeOf(questions, id);
  if (place === -1) return [...questions];
  const next = questions[place + 1]?.id ?? questionnaireEnd;
  return questions.flatMap((question) => {
    if (question.id === id) return [];
    if (!question.jumps.some(({ destination }) => destination.id === id)) return [question];
    const jumps = question.jumps.flatMap((jump) => {
      if (jump.destination.id !== id) return [jump];
      // It would lead to itself.
      return next === question.id ? [] : [{ ...jump, destination: { id: next } }];
    });
    return [{ ...question, jumps }];
  });
}

/** `place` is where it stands then, from 0. */
export function moveQuestion(questions: Questions, id: number, place: number): DraftQuestion[] {
  const question = questions[placeOf(questions, id)];
  if (!question) return [...questions];
  const others = questions.filter((one) => one !== question);
  return addQuestion(others, Math.max(0, Math.min(place, others.length)), question);
}

/** Where a question stands once it is dropped above or below another one; all places from 0. */
export function dropPlace(from: number, over: number, isBelow: boolean): number {
  const gap = isBelow ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}

export function changeQuestion(
  questions: Questions,
  id: number,
  change: (question: DraftQuestion) => DraftQuestion,
): DraftQuestion[] {
  return questions.map((question) => (question.id === id ? change(question) : question));
}

export function placeOf(questions: Questions, id: number): number {
  return questions.findIndex((question) => question.id === id);
}
