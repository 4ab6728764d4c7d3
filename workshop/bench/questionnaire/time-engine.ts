import { writeFileSync } from 'node:fs';
import { questionSchema } from '@/lib/contract/questionnaire';
import { countRemaining } from '@/lib/questionnaire/count-remaining';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { makeQuestions } from '@/testing/make-questions';

const count = 1_000;
const rounds = 50;

// The engine as page, API and checker call it, cold at first and then warm. Milliseconds.
const questions = makeQuestions(count).map((made) => questionSchema.parse({ ...made, questionnaireId: 1 }));
const answers = new Map(questions.map(({ id, choices }) => [id, [choices[0]?.value ?? 'words']]));
const engine = {
  path: timed(() => walkPath(questions, answers)),
  // A new list each time: what was counted is remembered.
  left: timed(() => countRemaining([...questions], 1)),
};
writeFileSync(process.argv[2] ?? '', JSON.stringify({ count, ...engine }));

function timed(work: () => unknown): { first: number; worst: number; median: number } {
  const times = Array.from({ length: rounds }, () => {
    const start = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - start) / 1e6;
  });
  const [first = 0] = times;
  const sorted = times.sort((one, other) => one - other);
  return { first, worst: sorted.at(-1) ?? 0, median: sorted[rounds / 2] ?? 0 };
}
