import { Refusal } from '@/care-api/api-error';

/** Enough for a form full of pictures and its neighbours; each one that waits holds megabytes. */
const longestQueue = 20;

/** Runs heavy work one after the other, so that it never takes the machine from what is light. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= longestQueue) throw busy();
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine.finally(() => {
      waiting -= 1;
    });
  };
}

function busy(): Refusal {
  return new Refusal(503, 'picturesBusy', undefined, {
    'retry-after': '10',
  });
}
