import { countRemaining, type Remaining } from './count-remaining';
import { type FlowQuestion, isAnswerable, toFlow } from './flow';
import { listRoutes } from './list-routes';
import { type WayOut, waysOut } from './ways-out';

type Turn = { index: number; way: WayOut };

export type DescribedRoute = {
  questionIds: readonly number[];
  count: number;
  minutes: number;
  last: number;
  turns: Turn[];
};

export type DescribedRoutes = {
  routes: DescribedRoute[];
  isCut: boolean;
  /** Of all of them, shown or not. */
  bounds: Remaining;
};

export function describeRoutes(questions: readonly FlowQuestion[], limit: number): DescribedRoutes {
  const flow = toFlow(questions);
  // Most have one way out, and hundreds of routes lead through the same.
  const ways = questions.map((_, index) => waysOut(flow, index));
  const { routes, isCut } = listRoutes(questions, limit);
  const described = routes.map(({ questionIds }) => {
    const places = questionIds.map((id) => flow.indexOf.get(id) ?? 0);
    const asked = places.flatMap((place) => questions[place] ?? []);
    const turns: Turn[] = [];
    for (const [at, index] of places.entries()) {
      const way = turnAt(ways[index] ?? [], places[at + 1] ?? questions.length);
      if (way) turns.push({ index, way });
    }
    return {
      questionIds,
      count: asked.filter(isAnswerable).length,
      minutes: minutesFor(asked),
      last: places.at(-1) ?? 0,
      turns,
    };
  });
  const first = questions[0];
  return { routes: described, isCut, bounds: first ? countRemaining(questions, first.id) : { fewest: 0, most: 0 } };
}

function turnAt(ways: readonly WayOut[], to: number): WayOut | undefined {
  return ways.length > 1 ? ways.find(({ index }) => index === to) : undefined;
}

const wordsPerMinute = 200;
const secondsByKind = { choice: 8, choices: 15, long: 60, other: 12 } as const;

export function minutesFor(questions: readonly (FlowQuestion & { description?: string })[]): number {
  const seconds = questions.reduce((sum, question) => sum + secondsFor(question), 0);
  return Math.max(1, Math.ceil(seconds / 60));
}

const known = new WeakMap<object, number>();

function secondsFor(question: FlowQuestion & { description?: string }): number {
  const seconds = known.get(question) ?? reckonSeconds(question);
  known.set(question, seconds);
  return seconds;
}

function reckonSeconds(question: FlowQuestion & { description?: string }): number {
  const { headline, description = '', choices, inputKind, questionType, multiple } = question;
  const texts = [headline, description, ...choices.map(({ label }) => label)];
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  const reading = (words * 60) / wordsPerMinute;
  if (!isAnswerable(question)) return reading;
  if (questionType === 'multiple-choice') return reading + (multiple ? secondsByKind.choices : secondsByKind.choice);
  return reading + (inputKind === 'long' ? secondsByKind.long : secondsByKind.other);
}
