import type { DraftQuestion } from '@/lib/contract/draft-question';
import { toFlow } from '@/lib/questionnaire/flow';
import { type WayOut, waysOut } from '@/lib/questionnaire/ways-out';
import type { Drawn, Laid } from './laid';

type Questions = readonly DraftQuestion[];
type Say = (way: WayOut) => string;

const laid = new WeakMap<Questions, Promise<Laid>>();

/** Of the same questions the same; `say` has the words of a way. */
export function laidOf(questions: Questions, say: Say): Promise<Laid> {
  const known = laid.get(questions) ?? layOutApart(toDrawn(questions, say));
  laid.set(questions, known);
  return known;
}

function toDrawn(questions: Questions, say: Say): Drawn {
  const flow = toFlow(questions);
  const ways = questions.flatMap((_, from) =>
    waysOut(flow, from).map((way) => ({
      from,
      to: way.index,
      key: `${from} ${way.index} ${way.answers.length > 0}`,
      label: say(way),
    })),
  );
  return { count: questions.length, ways };
}

/** Hundreds of questions take a slow machine seconds, in which nothing else would go on. */
async function layOutApart(drawn: Drawn): Promise<Laid> {
  try {
    const worker = (await import('./start-worker')).startWorker();
    return await new Promise<Laid>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(drawn);
    }).finally(() => worker.terminate());
  } catch {
    return (await import('./lay-out')).layOut(drawn);
  }
}
