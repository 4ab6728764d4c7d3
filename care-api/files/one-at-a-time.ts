import { Refusal } from '@/care-api/kernel/refusal';

/** Enough for a form full of pictures and its neighbours; each one that waits holds megabytes. */
const longestQueue = 20;
/** Of those one person's, so that others find a place. */
const mostOfOne = 10;

/** Runs heavy work one after the other, so that it never takes the machine from what is light. `owner` is who waits. */
export function oneAtATime(): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  const waiting: string[] = [];
  return async (owner, work) => {
    const isFull = waiting.length >= longestQueue || waiting.filter((one) => one === owner).length >= mostOfOne;
    if (isFull) throw busy();
    waiting.push(owner);
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine.finally(() => {
      waiting.splice(waiting.indexOf(owner), 1);
    });
  };
}

function busy(): Refusal {
  return new Refusal(503, 'picturesBusy', undefined, {
    'retry-after': '10',
  });
}
