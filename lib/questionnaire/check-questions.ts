import { sentenceOf } from '@/lib/contract/fault-words';
import { type Fault, toFault } from '@/lib/contract/faults';
import { isDefault, isPossibleCondition } from './find-jump';
import { findBackSteps } from './find-loops';
import { type Flow, type FlowQuestion, isAnswerable, toFlow } from './flow';
import { possibleSteps, usableJumps } from './possible-steps';
import { walkPath } from './walk-path';

/** Something wrong with a question, at its place in the list; `jump` is the index of the jump it is about. */
type Found<Kind extends string> = {
  questionId: number;
  index: number;
  kind: Kind;
  message: string;
  jump?: number;
};

type BreakingFinding = Found<'duplicate-id' | 'no-choices' | 'unknown-destination' | 'loop' | 'unreachable'> & {
  severity: 'error';
  fault: Fault;
};

type OddFinding = Found<
  'equal-values' | 'unmet-condition' | 'ignored-condition' | 'back-jump' | 'nothing-asked' | 'equality'
> & {
  severity: 'warning';
  odd: Oddity;
};

const oddities = {
  equalValues: ({ value }) => `Two choices have the same value: ${value}.`,
  secondDefault: () => 'Only the first jump without a condition is used.',
  furtherConditions: ({ value }) => `Only the first condition of a jump counts: ${value}.`,
  statementAnswered: ({ value }) => `Nobody answers a statement, so no answer is ${value}.`,
  answerTaken: ({ value }) => `An earlier jump is already taken for ${value}.`,
  answerMissing: () => 'A jump names no answer, so nobody takes it.',
  choiceUnknown: ({ value }) => `No choice has the value ${value}.`,
  leadsBack: ({ value }) => `Leads back to “${value}”.`,
  nothingAsked: () => 'Nothing asks for an answer, so nobody can send this.',
  equalityRequired: () => 'An answer for equal opportunities must be given; let people leave it out.',
  equalitySteers: () => 'An answer for equal opportunities decides what is asked next, and so tells what it was.',
} satisfies Record<string, (said: { value: string }) => string>;

/** `value` is what it is about: an answer, or a question by its headline. */
type Oddity = { code: keyof typeof oddities; value: string };

export type Finding = BreakingFinding | OddFinding;

export function checkQuestions(questions: readonly FlowQuestion[]): Finding[] {
  const flow = toFlow(questions);
  const reached = reachedFrom(flow, 0);
  const findings = questions.flatMap((question, index) => [
    ...checkOne(flow, question, index),
    ...(reached.has(index)
      ? []
      : [breaking(flow, index, 'unreachable', (name) => toFault('questionUnreachable', { question: name }))]),
  ]);
  return [...findings, ...checkBackSteps(flow), ...checkWhole(flow)].sort((a, b) => a.index - b.index);
}

/** Where the way that no answer changes has no question, there is none to answer on any way. */
function checkWhole(flow: Flow): Finding[] {
  if (flow.questions.length === 0 || walkPath(flow.questions, new Map()).some(isAnswerable)) return [];
  return [odd(flow, 0, 'nothing-asked', { code: 'nothingAsked', value: '' })];
}

function checkOne(flow: Flow, question: FlowQuestion, index: number): Finding[] {
  const { id, choices } = question;
  const values = choices.map(({ value }) => value);
  const isChoice = question.questionType === 'multiple-choice';
  const equal = isChoice ? values.find((value, place) => values.indexOf(value) !== place) : undefined;
  return [
    ...(flow.indexOf.get(id) === index
      ? []
      : [breaking(flow, index, 'duplicate-id', (name) => toFault('questionIdTwice', { question: name, id }))]),
    ...(isChoice && values.length === 0
      ? [breaking(flow, index, 'no-choices', (name) => toFault('questionWithoutChoices', { question: name }))]
      : []),
    ...(equal === undefined ? [] : [odd(flow, index, 'equal-values', { code: 'equalValues', value: equal })]),
    ...checkJumps(flow, question, index),
    ...checkEquality(flow, question, index),
  ];
}

/** What nobody who decides is to know is free to be left out, and shows in nothing else. */
function checkEquality(flow: Flow, question: FlowQuestion, index: number): Finding[] {
  if (question.privacy !== 'equality' || !isAnswerable(question)) return [];
  const codes = [
    ...(question.required ? (['equalityRequired'] as const) : []),
    ...(question.jumps.some((jump) => !isDefault(jump)) ? (['equalitySteers'] as const) : []),
  ];
  return codes.map((code) => odd(flow, index, 'equality', { code, value: '' }));
}

function checkJumps(flow: Flow, question: FlowQuestion, index: number): Finding[] {
  const usable = new Set(usableJumps(question));
  const firstDefault = question.jumps.findIndex(isDefault);
  return question.jumps.flatMap((jump, place) => {
    const { conditionValue, destination } = jump;
    const { id } = destination;
    const value = conditionValue[0]?.value;
    const findings = [
      ...(flow.indexOf.has(id)
        ? []
        : [breaking(flow, index, 'unknown-destination', (name) => toFault('jumpUnknown', { question: name, id }))]),
      ...(value === undefined || usable.has(place)
        ? []
        : [odd(flow, index, 'unmet-condition', { code: unmet(question, value), value })]),
      ...(value === undefined && place !== firstDefault
        ? [odd(flow, index, 'ignored-condition', { code: 'secondDefault', value: '' })]
        : []),
      ...(conditionValue.length > 1
        ? [odd(flow, index, 'ignored-condition', { code: 'furtherConditions', value: value ?? '' })]
        : []),
    ];
    return findings.map((finding) => ({ ...finding, jump: place }));
  });
}

function unmet(question: FlowQuestion, value: string): Oddity['code'] {
  if (!isAnswerable(question)) return 'statementAnswered';
  if (isPossibleCondition(question, value)) return 'answerTaken';
  return question.questionType === 'text' ? 'answerMissing' : 'choiceUnknown';
}

function checkBackSteps(flow: Flow): Finding[] {
  return findBackSteps(flow).map(({ from, to, jump, isLoop }) => {
    const other = shorten(flow.questions[to]);
    const finding = isLoop
      ? breaking(flow, from, 'loop', (name) => toFault('jumpLoops', { question: name, other }))
      : odd(flow, from, 'back-jump', { code: 'leadsBack', value: other });
    return { ...finding, ...(jump !== null && { jump }) };
  });
}

function reachedFrom(flow: Flow, start: number): Set<number> {
  const reached = new Set<number>();
  const open = [start];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (reached.has(index) || index >= flow.questions.length) continue;
    reached.add(index);
    open.push(...possibleSteps(flow, index).map(({ to }) => to));
  }
  return reached;
}

function breaking(
  flow: Flow,
  index: number,
  kind: BreakingFinding['kind'],
  say: (name: string) => Fault,
): BreakingFinding {
  const question = flow.questions[index];
  const fault = say(shorten(question));
  return { questionId: question?.id ?? 0, index, kind, severity: 'error', message: sentenceOf(fault), fault };
}

function odd({ questions }: Flow, index: number, kind: OddFinding['kind'], oddity: Oddity): OddFinding {
  const question = questions[index];
  const message = `${nameOf(question)}: ${oddities[oddity.code](oddity)}`;
  return { questionId: question?.id ?? 0, index, kind, severity: 'warning', message, odd: oddity };
}

const nameLength = 60;

export function nameOf(question: Pick<FlowQuestion, 'headline'> | undefined): string {
  return `“${shorten(question)}”`;
}

function shorten(question: Pick<FlowQuestion, 'headline'> | undefined): string {
  const words = (question?.headline ?? '').replace(/\s+/g, ' ').trim();
  const letters = [...words];
  return letters.length > nameLength ? `${letters.slice(0, nameLength - 1).join('')}…` : words;
}
