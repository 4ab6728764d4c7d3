import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; many times what the work takes, so that the time tells nothing of whether there was any. */
const answerTime = 300;

/** What is answered for an address that is known as late as for one that is not. A refusal waits for nothing. */
export async function asLate<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, sleep(answerTime)]);
  return answer;
}
