import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Question, questionSchema } from '@/lib/contract/questionnaire';
import { toFlow } from '@/lib/questionnaire/flow';
import { possibleSteps, type Step } from '@/lib/questionnaire/possible-steps';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { givenAnswers } from './given-answers';
import { reduceScreen, type ScreenState, startState } from './screen-state';
import { toRecords } from './to-records';

const file = path.join(process.cwd(), '../shared/data/questionnaires/real_questionnaires.json');
type Real = { title: string; questions: Question[] };
const real: Real[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const questionnaires = real.map(({ title, questions }, index) => ({
  name: `${index + 1}, ${title}`,
  questions: questions.map((question) => questionSchema.parse(question)),
}));

type Way = { from: number; step: Step; before: Way | null };

(real.length > 0 ? describe : describe.skip)('real questionnaires', () => {
  it.each(questionnaires)('$name: every jump that a way leads to is taken', ({ questions }) => {
    const flow = toFlow(questions);
    for (const way of everyStep(questions)) {
      const from = questions[way.from]!;
      const taken = walkPath(questions, answersOn(questions, way));
      const place = taken.indexOf(from);
      expect(place).toBeGreaterThanOrEqual(0);
      // A step back to what was asked already ends the way.
      const to = flow.questions[way.step.to];
      if (to && taken.indexOf(to) !== -1 && taken.indexOf(to) < place) continue;
      expect(taken[place + 1]).toBe(to);
    }
  });

  it.each(questionnaires)('$name: the screen leads from the first question to the check, and back', ({ questions }) => {
    for (const pick of [0, 1]) {
      let state: ScreenState = startState(questions, new Map());
      const visited: number[] = [];
      while (state.stage === 'asking') {
        const id = state.currentId;
        expect(visited).not.toContain(id);
        visited.push(id);
        const question = questions.find((one) => one.id === id)!;
        const { choices } = question;
        const value = choices.length > 0 ? choices[Math.min(pick, choices.length - 1)]!.value : 'words';
        const answered = reduceScreen(questions, state, { type: 'answer', id, values: [value] });
        state = reduceScreen(questions, answered, { type: 'advance', id });
      }
      const path = walkPath(questions, givenAnswers(state.answers)).map(({ id }) => id);
      expect(visited).toEqual(path);
      const about = { listingId: 1, userId: 'me', now: new Date() };
      expect(toRecords(questions, state.answers, about).length).toBeGreaterThan(0);
      for (let index = path.length - 1; index > 0; index -= 1) {
        state = reduceScreen(questions, state, { type: 'back', id: path[index]! });
        expect(state.currentId).toBe(path[index - 1]);
      }
    }
  });
});

/** Each step that some answers take, with a way to where it begins. */
function everyStep(questions: readonly Question[]): Way[] {
  const flow = toFlow(questions);
  const reached = new Set([0]);
  const ways: Way[] = [];
  const open: { index: number; before: Way | null }[] = [{ index: 0, before: null }];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    for (const step of possibleSteps(flow, place.index)) {
      const way: Way = { from: place.index, step, before: place.before };
      ways.push(way);
      if (step.to >= questions.length || reached.has(step.to)) continue;
      reached.add(step.to);
      open.push({ index: step.to, before: way });
    }
  }
  return ways;
}

function answersOn(questions: readonly Question[], last: Way): Map<number, readonly string[]> {
  const answers = new Map<number, readonly string[]>();
  for (let way: Way | null = last; way !== null; way = way.before) {
    const question = questions[way.from]!;
    const value = way.step.jump === null ? undefined : question.jumps[way.step.jump]?.conditionValue[0]?.value;
    const conditions = new Set(question.jumps.map(({ conditionValue }) => conditionValue[0]?.value));
    const other = question.choices.find((choice) => !conditions.has(choice.value))?.value;
    const given = value ?? other;
    if (given !== undefined) answers.set(question.id, [given]);
  }
  return answers;
}
