import type { Draft } from '@/lib/contract/draft';
import type { ServerDraft } from './reconcile-drafts';
import type { SaveState } from './unsent';
import { UnsentAnswers } from './unsent-answers';

const draft = (value: string): Draft => ({
  version: '7.1',
  answers: [{ identifier: 'pet', values: [value] }],
  clientTime: '2026-01-01T00:00:00.000Z',
});
const server: ServerDraft = { draft: null, isKnown: true, keepsDrafts: true, sentAt: null };
const key = 'answers me 41';

let calls: { method: string; body: Record<string, unknown>; keepalive: boolean | undefined }[];
let status: number;
let reply: object;
let states: (SaveState | null)[];
let arrived: Draft[];
let unsent: UnsentAnswers;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  AbortSignal.timeout = () => new AbortController().signal;
  [calls, states, arrived, status, reply] = [[], [], [], 200, {}];
  globalThis.fetch = jest.fn(async (_, { method = '', body, keepalive }: RequestInit) => {
    calls.push({ method, body: JSON.parse(String(body ?? '{}')), keepalive });
    if (status === 0) throw new TypeError('failed');
    const answer = { saved: true, clientTime: `saved ${calls.length}`, other: null, ...reply };
    return { ok: status === 200, status, json: async () => answer } as Response;
  }) as typeof fetch;
  unsent = begin();
});
afterEach(() => {
  unsent.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function begin(known = server): UnsentAnswers {
  const one = new UnsentAnswers('me', 41, known);
  one.subscribe(() => {
    const { saving } = one.getState();
    if (saving !== states.at(-1)) states.push(saving);
  });
  one.open((came) => arrived.push(came));
  return one;
}

/** It is on the screen at once. */
function answer(value: string): void {
  unsent.change(() => draft(value));
  jest.advanceTimersByTime(20);
}

const values = () => calls.map(({ body }) => (body.answers as Draft['answers'])[0]?.values[0]);
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('answers', () => {
  it('are in this browser as soon as they are on the screen', () => {
    unsent.change(() => draft('a'));
    expect(kept()).toBeNull();
    jest.advanceTimersByTime(20);
    expect(kept()).toEqual({ draft: draft('a'), startedAt: draft('a').clientTime, basedOn: null, isUnsaved: true });
  });

  it('are saved once, a moment after the last change, on top of what was saved before', async () => {
    for (const value of ['a', 'ab', 'abc']) answer(value);
    await jest.advanceTimersByTimeAsync(5_000);
    answer('abcd');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(values()).toEqual(['abc', 'abcd']);
    expect(calls.map(({ body }) => body.basedOn)).toEqual([null, 'saved 1']);
    expect(states).toEqual([null, 'saving', 'saved', 'saving', 'saved']);
    expect(kept()).toMatchObject({ basedOn: 'saved 2', isUnsaved: false });
  });

  it.each([0, 500, 502, 503, 504, 429])('wait and are saved later when the answer is %i', async (failure) => {
    status = failure;
    answer('a');
    await jest.advanceTimersByTimeAsync(1_500);
    expect(states.at(-1)).toBe('waiting');
    answer('b');
    status = 200;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(values()).toEqual(['a', 'b']);
    expect(states.at(-1)).toBe('saved');
  });

  it('are saved as soon as the network is back', async () => {
    status = 0;
    answer('a');
    await jest.advanceTimersByTimeAsync(200_000);
    const tries = calls.length;
    expect(tries).toBeLessThan(10);
    status = 200;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(10);
    expect(calls).toHaveLength(tries + 1);
    expect(states.at(-1)).toBe('saved');
  });

  it.each([401, 403, 404, 405, 501])('stay in this browser when the answer is %i', async (refusal) => {
    status = refusal;
    answer('a');
    await jest.advanceTimersByTimeAsync(1_500);
    answer('b');
    await jest.advanceTimersByTimeAsync(200_000);
    expect(values()).toEqual(['a']);
    expect(states.at(-1)).toBe('here');
    expect(kept().draft).toEqual(draft('b'));
  });

  it.each([413, 422])('that the server cannot take (%i) stay in this browser until they change', async (refusal) => {
    status = refusal;
    answer('too long');
    await jest.advanceTimersByTimeAsync(200_000);
    expect(values()).toEqual(['too long']);
    expect(states.at(-1)).toBe('here');
    status = 200;
    answer('short');
    await jest.advanceTimersByTimeAsync(1_500);
    expect(values()).toEqual(['too long', 'short']);
    expect(states.at(-1)).toBe('saved');
  });

  it('leave with the page as long as their bytes, not their letters, are few enough', () => {
    answer('رعاية '.repeat(6_000));
    window.dispatchEvent(new Event('pagehide'));
    expect(calls).toEqual([]);
    answer('care '.repeat(6_000));
    window.dispatchEvent(new Event('pagehide'));
    expect(calls).toHaveLength(1);
  });

  it('are there again, not older ones, where Back brings the page as it was first loaded', async () => {
    reply = { clientTime: '2026-01-01T00:00:01.000Z' };
    answer('a');
    await jest.advanceTimersByTimeAsync(1_100);
    unsent.close();
    unsent = begin();
    expect(arrived.at(-1)).toEqual(draft('a'));
    await jest.advanceTimersByTimeAsync(1_100);
    expect(calls.at(-1)?.body).toMatchObject({ ...draft('a'), basedOn: '2026-01-01T00:00:01.000Z' });
  });

  it('leave with the page, the last one too', () => {
    answer('a');
    unsent.change(() => draft('last words'));
    window.dispatchEvent(new Event('pagehide'));
    expect(values()).toEqual(['last words']);
    expect(calls[0]?.keepalive).toBe(true);
    expect(kept().draft).toEqual(draft('last words'));
  });

  it('that another device gave join the newest of the screen, in the moment they come', async () => {
    reply = { other: { ...draft('other'), answers: [{ identifier: 'toy', values: ['rope'] }] } };
    answer('a');
    globalThis.fetch = withChangeOnTheWay(globalThis.fetch, () => unsent.change(() => draft('ab')));
    await jest.advanceTimersByTimeAsync(1_100);
    expect(arrived.at(-1)?.answers).toEqual([
      { identifier: 'pet', values: ['ab'] },
      { identifier: 'toy', values: ['rope'] },
    ]);
    reply = {};
    await jest.advanceTimersByTimeAsync(5_000);
    expect(calls.at(-1)?.body).toMatchObject({ answers: arrived.at(-1)?.answers, basedOn: 'saved 1' });
  });

  it('are told to be kept nowhere where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    answer('a');
    expect(unsent.getState().isStorable).toBe(false);
  });

  it('that a browser kept in the middle of it, before this was one object, are taken over', async () => {
    unsent.close();
    localStorage.setItem(
      key,
      '{"draft":{"version":"7.1","answers":[{"identifier":"pet","values":["cat"]}],' +
        '"clientTime":"2026-01-01T10:00:00.000Z"},"startedAt":"2026-01-01T09:00:00.000Z","basedOn":null,"isUnsaved":true}',
    );
    unsent = begin();
    expect(arrived.at(-1)?.answers).toEqual([{ identifier: 'pet', values: ['cat'] }]);
    expect(unsent.startedAt()).toBe('2026-01-01T09:00:00.000Z');
    await jest.advanceTimersByTimeAsync(1_100);
    expect(values()).toEqual(['cat']);
  });
});

it('a page that was left writes nothing over what the next one keeps', async () => {
  answer('a');
  jest.advanceTimersByTime(1_000);
  unsent.close();
  unsent = begin();
  answer('b');
  await jest.advanceTimersByTimeAsync(10);
  expect(kept().draft).toEqual(draft('b'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(values()).toEqual(['a', 'b']);
});

describe('answers that were sent', () => {
  it('are forgotten here, and never saved any more', async () => {
    answer('a');
    unsent.sent();
    expect(kept()).toBeNull();
    answer('b');
    await jest.advanceTimersByTimeAsync(10_000);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pagehide'));
    expect(calls).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('are saved no more while they are on their way, and again when they were not taken', async () => {
    answer('a');
    jest.advanceTimersByTime(1_000);
    const paused = unsent.pause();
    answer('b');
    await jest.advanceTimersByTimeAsync(10_000);
    await paused;
    expect(calls.map(({ method }) => method)).toEqual(['PUT']);
    unsent.resume();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
    unsent.sent();
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  });

  it('are forgotten there too where a draft was on its way', async () => {
    answer('a');
    jest.advanceTimersByTime(1_000);
    unsent.sent();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
    expect(kept()).toBeNull();
  });

  it('from another window do not come back from this one, which says so', async () => {
    reply = { saved: false, sent: true };
    answer('a');
    await jest.advanceTimersByTimeAsync(1_100);
    answer('b');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
    expect(kept()).toBeNull();
    expect(unsent.getState()).toMatchObject({ isOver: true, isSentElsewhere: true });
    expect(unsent.startedAt()).toBe(draft('a').clientTime);
  });

  it('while this page was closed do not come back with it', async () => {
    answer('a');
    await jest.advanceTimersByTimeAsync(1_100);
    answer('b');
    unsent.close();
    localStorage.setItem(key, JSON.stringify({ ...kept(), basedOn: '2026-01-01T10:00:00.000Z' }));
    unsent = begin({ ...server, sentAt: '2026-01-01T11:00:00.000Z' });
    expect(kept()).toBeNull();
    expect(unsent.getState()).toMatchObject({ arrived: null, isOver: false, isSentElsewhere: true });
  });
});

/** A network in which something happens before the answer is there. */
function withChangeOnTheWay(network: typeof fetch, change: () => void): typeof fetch {
  let isFirst = true;
  return async (...call) => {
    const answered = await network(...call);
    if (isFirst) change();
    isFirst = false;
    return answered;
  };
}
