import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { renderQueue } from './render-queue.mjs';

type Turn = NonNullable<Awaited<ReturnType<ReturnType<typeof renderQueue>['enter']>>>;

const visitor = () => Object.assign(new EventEmitter(), { closed: false });
type Visitor = ReturnType<typeof visitor>;

/** Who has come to their turn, by the names they were given, in that order. */
function open(settings: Parameters<typeof renderQueue>[0] = {}) {
  const queue = renderQueue({ places: 1, ...settings });
  const begun: string[] = [];
  const turns = new Map<string, Turn>();
  const come = async (name: string, stranger = '', response: Visitor = visitor()) => {
    const turn = await queue.enter(stranger, response as unknown as ServerResponse);
    begun.push(turn ? name : `not ${name}`);
    if (turn) turns.set(name, turn);
  };
  const end = (name: string) => {
    turns.get(name)?.end();
    return settled();
  };
  return { queue, begun, turns, come, end };
}

const settled = () => new Promise(setImmediate);

it('lets as many pages be made as there are places, first come first served', async () => {
  const { begun, come, end, queue } = open({ places: 2 });
  for (const name of ['a', 'b', 'c', 'd']) void come(name);
  await settled();
  expect([begun, queue.counts()]).toEqual([['a', 'b'], { waiting: 2, refused: 0 }]);
  await end('b');
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

describe('a page that waits for the care API', () => {
  it('lets another be made meanwhile, and goes on before anybody new', async () => {
    const { begun, turns, come, end, queue } = open();
    for (const name of ['a', 'b', 'c']) void come(name);
    await settled();
    let answer = (_: string) => {};
    const reading = turns
      .get('a')
      ?.run(() => queue.stepAside(() => new Promise<string>((resolve) => (answer = resolve))))
      .then((text: string) => begun.push(`a has ${text}`));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    answer('it');
    await settled();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await reading;
    expect(begun).toEqual(['a', 'b', 'a has it']);
    await end('a');
    expect(begun.at(-1)).toBe('c');
  });

  it('for several answers at once comes back with the last', async () => {
    const { begun, turns, come, end, queue } = open();
    for (const name of ['a', 'b']) void come(name);
    await settled();
    const answers: (() => void)[] = [];
    const read = () => queue.stepAside(() => new Promise<void>((resolve) => answers.push(resolve)));
    const reading = turns.get('a')?.run(() => Promise.all([read(), read()]).then(() => begun.push('a has both')));
    await settled();
    answers[0]?.();
    await settled();
    answers[1]?.();
    await settled();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await reading;
    expect(begun).toEqual(['a', 'b', 'a has both']);
  });

  it('and is over meanwhile takes no place any more', async () => {
    const { begun, turns, come, end, queue } = open();
    for (const name of ['a', 'b', 'c', 'd']) void come(name);
    await settled();
    let answer = () => {};
    const wait = () => new Promise<void>((resolve) => (answer = resolve));
    const reading = turns.get('a')?.run(() => queue.stepAside(wait));
    await end('a');
    answer();
    await settled();
    for (const name of ['b', 'c']) await end(name);
    await reading;
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps others from being begun where sixteen do', async () => {
    const { begun, turns, come, end, queue } = open();
    for (let one = 1; one <= 18; one += 1) void come(`${one}`);
    await settled();
    for (let one = 1; one <= 16; one += 1) {
      void turns.get(`${one}`)?.run(() => queue.stepAside(() => new Promise(() => {})));
      await settled();
    }
    expect([begun.length, queue.counts().waiting]).toEqual([16, 2]);
    await end('5');
    expect(begun.slice(16)).toEqual(['17']);
  });

  it('and fails says so', async () => {
    const { turns, come, queue } = open();
    await come('a');
    const fail = () => Promise.reject(new Error('away'));
    await expect(turns.get('a')?.run(() => queue.stepAside(fail))).rejects.toThrow('away');
  });
});

it('a page that takes long does not keep others from being made', async () => {
  const { begun, come } = open({ longestTurn: 20 });
  void come('a');
  await come('b');
  expect(begun).toEqual(['a', 'b']);
});

describe('who waits', () => {
  it('is refused in the end', async () => {
    const { begun, come, queue } = open({ longestWait: 20 });
    await come('a');
    await come('b');
    expect([begun, queue.counts()]).toEqual([['a', 'not b'], { waiting: 0, refused: 1 }]);
  });

  it('is refused where 64 do already, but not so soon that they could ask on and on', async () => {
    const { begun, come, queue } = open({ pause: 20 });
    await come('a');
    for (let one = 0; one < 64; one += 1) void come(`${one}`);
    const late = come('late');
    await settled();
    expect([begun, queue.counts()]).toEqual([['a'], { waiting: 64, refused: 1 }]);
    await late;
    expect(begun).toEqual(['a', 'not late']);
  });

  it('is out of the line once they have left', async () => {
    const { begun, come, end, queue } = open();
    const leaving = visitor();
    await come('a');
    void come('b', '', leaving);
    void come('c');
    leaving.emit('close');
    await settled();
    await come('gone', '', Object.assign(visitor(), { closed: true }));
    expect(queue.counts()).toEqual({ waiting: 1, refused: 0 });
    await end('a');
    expect(begun).toEqual(['a', 'not b', 'not gone', 'c']);
  });
});

describe('who asks for much', () => {
  it('has four pages under way or next, and the rest behind everybody', async () => {
    const { begun, come, end } = open();
    for (let one = 1; one <= 6; one += 1) void come(`much ${one}`, '192.0.2.7');
    void come('other', '192.0.2.8');
    await settled();
    for (const name of ['much 1', 'much 2', 'much 3', 'much 4', 'other', 'much 5']) await end(name);
    expect(begun).toEqual(['much 1', 'much 2', 'much 3', 'much 4', 'other', 'much 5', 'much 6']);
  });

  it('has the fifth begun as soon as one ends that had lost its place by taking long', async () => {
    const { begun, come, end } = open({ places: 2, longestTurn: 20 });
    for (let one = 1; one <= 5; one += 1) void come(`${one}`, '192.0.2.7');
    while (begun.length < 4) await settled();
    // They have room once both places were given away.
    for (const other of ['other', 'another']) await come(other);
    for (const name of ['other', 'another', '1']) await end(name);
    expect(begun.at(-1)).toBe('5');
  });

  it('makes room for others where the line is full', async () => {
    const { begun, come, end } = open({ pause: 0 });
    for (let one = 1; one <= 65; one += 1) void come(`much ${one}`, '192.0.2.7');
    void come('other', '192.0.2.8');
    await come('much 66', '192.0.2.7');
    expect(begun).toEqual(['much 1', 'not much 65', 'not much 66']);
    for (const one of [1, 2, 3, 4]) await end(`much ${one}`);
    expect(begun.slice(3)).toEqual(['much 2', 'much 3', 'much 4', 'other']);
  });

  it('is nobody who cannot be told from others', async () => {
    const { begun, come, end } = open();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void come(name);
    await settled();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await end(name);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
