import type { DraftQuestion } from '@/lib/contract/draft-question';
import { isDefault } from '../find-jump';

/** `value` is the answer that takes it. Before the one that every other answer takes, for people read them in order. */
export function addJump(question: DraftQuestion, value: string, destination: number): DraftQuestion {
  const jump = { conditionValue: [{ value }], destination: { id: destination } };
  const others = question.jumps.findIndex(isDefault);
  const place = others === -1 ? question.jumps.length : others;
  return { ...question, jumps: [...question.jumps.slice(0, place), jump, ...question.jumps.slice(place)] };
}

export function changeJump(
  question: DraftQuestion,
  place: number,
  to: { value?: string; destination?: number },
): DraftQuestion {
  const jumps = question.jumps.map((jump, at) => {
    if (at !== place) return jump;
    return {
      conditionValue: to.value === undefined ? jump.conditionValue : [{ value: to.value }],
      destination: { id: to.destination ?? jump.destination.id },
    };
  });
  return { ...question, jumps };
}

export function removeJump(question: DraftQuestion, place: number): DraftQuestion {
  return { ...question, jumps: question.jumps.filter((_, at) => at !== place) };
}

/** Where a jump leads every other answer; null where none does. */
export function otherwiseOf({ jumps }: DraftQuestion): number | null {
  return jumps.find(isDefault)?.destination.id ?? null;
}

export function setOtherwise(question: DraftQuestion, destination: number | null): DraftQuestion {
  const jumps = question.jumps.filter((jump) => !isDefault(jump));
  if (destination === null) return { ...question, jumps };
  return { ...question, jumps: [...jumps, { conditionValue: [], destination: { id: destination } }] };
}

export function freeAnswer(question: DraftQuestion): string | undefined {
  if (question.questionType === 'text') return '';
  const taken = new Set(question.jumps.map(({ conditionValue }) => conditionValue[0]?.value));
  return question.choices.find(({ value }) => !taken.has(value))?.value;
}
