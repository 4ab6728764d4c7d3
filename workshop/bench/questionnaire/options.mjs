import { parseArgs } from 'node:util';
import { Refusal } from '../../../scripts/start/refusal.mjs';

const usage =
  'Usage: npm run bench:questionnaire -- [--answers 30] [--questions 361,30] [--no-lighthouse] [--json <file>] [--traces <folder>]';

/** What the command line asks for. `traces` is where the browser's traces are kept to be opened; null keeps none. */
export function questionnaireBenchOptions(args, now = new Date()) {
  const { answers, questions, json, traces, 'no-lighthouse': isWithoutLighthouse } = read(args);
  if (!/^[1-9]\d{0,2}$/.test(answers)) throw new Refusal('--answers must be a number from 1 to 999');
  if (!/^[1-9]\d{0,2}(,[1-9]\d{0,2})*$/.test(questions))
    throw new Refusal('--questions must be numbers with commas between');
  return {
    counts: questions.split(',').map(Number),
    answers: Number(answers),
    lighthouse: !isWithoutLighthouse,
    traces: traces ?? null,
    json: json ?? `.bench/questionnaire-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`,
  };
}

function read(args) {
  try {
    return parseArgs({
      args,
      options: {
        answers: { type: 'string', default: '30' },
        // As many as the longest real questionnaire has, and as many as the bars of a page speak of.
        questions: { type: 'string', default: '361,30' },
        json: { type: 'string' },
        traces: { type: 'string' },
        'no-lighthouse': { type: 'boolean', default: false },
      },
    }).values;
  } catch (fault) {
    throw new Refusal(`${fault.message}\n${usage}`);
  }
}
