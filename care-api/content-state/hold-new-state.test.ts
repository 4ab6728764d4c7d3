import { cachedTags } from '@/lib/contract/endpoint';
import { holdNewState } from './hold-new-state';

const stateOf = (mark: string) => Object.assign({}, ...cachedTags.map((tag) => ({ [tag]: mark })));
/** Whether it is told in this turn already. */
async function isToldAtOnce(telling: Promise<unknown>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setImmediate(resolve, false));
  return Promise.race([telling.then(() => true), later]);
}

it('tells a new state after a moment, and one that was told at once', async () => {
  const hold = holdNewState({ kind: 'postgres' });
  for (const mark of ['1', '2']) {
    const telling = hold(stateOf(mark));
    expect(await isToldAtOnce(telling)).toBe(false);
    expect(await telling).toEqual(stateOf(mark));
    expect(await isToldAtOnce(hold(stateOf(mark)))).toBe(true);
  }
});

it('holds nothing where no other API can have written', async () => {
  expect(await isToldAtOnce(holdNewState({ kind: 'embedded' })(stateOf('1')))).toBe(true);
});
