import { setTimeout as sleep } from 'node:timers/promises';
import { warmStart } from './warm-start.mjs';

const stateOf = (known: object | null) => ({ renew: jest.fn(), ready: async () => {}, snapshot: () => known });
const here = stateOf({ faqs: '1' });

async function untilReady({ isReady }: ReturnType<typeof warmStart>) {
  let times = 0;
  while (!(await isReady())) {
    times += 1;
    await sleep(5);
  }
  return times;
}

describe('a start', () => {
  it('is over once each of the pages was asked for, in their order, whatever became of one', async () => {
    const asked: string[] = [];
    const ask = async (address: string) => {
      await sleep(5);
      asked.push(address);
      if (address === '/gone') throw new Error('reset');
    };
    const start = warmStart({ addresses: ['/faq', '/gone', '/listing'], ask, state: here });
    expect(await Promise.all([start.isReady(), start.isReady()])).toEqual([false, false]);
    await untilReady(start);
    expect(asked).toEqual(['/faq', '/gone', '/listing']);
  });

  it('waits for no page that does not come', async () => {
    const start = warmStart({ addresses: ['/faq'], ask: () => new Promise(() => {}), state: here, patience: 30 });
    expect(await untilReady(start)).toBeGreaterThan(0);
  });

  it('has nothing to wait for where nothing was asked for before, or the care API tells no state', async () => {
    const ask = jest.fn();
    expect(await warmStart({ addresses: [], ask, state: here }).isReady()).toBe(true);
    const away = stateOf(null);
    expect(await warmStart({ addresses: ['/faq'], ask, state: away }).isReady()).toBe(true);
    expect(away.renew).toHaveBeenCalled();
    expect(ask).not.toHaveBeenCalled();
  });

  it('begins when the care API comes', async () => {
    const asked: string[] = [];
    let known: object | null = null;
    const state = { renew() {}, ready: async () => {}, snapshot: () => known };
    const ask = async (address: string) => asked.push(address);
    const start = warmStart({ addresses: ['/faq'], ask, state });
    expect(await start.isReady()).toBe(true);
    known = {};
    expect(await start.isReady()).toBe(false);
    await untilReady(start);
    expect(asked).toEqual(['/faq']);
  });
});
