import type { Draft } from '@/lib/contract/draft';
import { DraftSaver, type SaveState } from './draft-saver';

const draft = (value: string): Draft => ({
  version: '7.1',
  answers: [{ identifier: 'pet', values: [value] }],
  clientTime: '2026-01-01T00:00:00.000Z',
});

let sent: { body: Record<string, unknown>; keepalive: boolean | undefined }[];
let status: number;
let states: SaveState[];
let saver: DraftSaver;

beforeEach(() => {
  jest.useFakeTimers();
  AbortSignal.timeout = () => new AbortController().signal;
  [sent, states, status] = [[], [], 200];
  globalThis.fetch = jest.fn(async (_, { body, keepalive }: RequestInit) => {
    sent.push({ body: JSON.parse(String(body)), keepalive });
    if (status === 0) throw new TypeError('failed');
    const answer = { saved: true, clientTime: `saved ${sent.length}`, other: null };
    return { ok: status === 200, status, json: async () => answer } as Response;
  }) as typeof fetch;
  saver = new DraftSaver(41, null, { onState: (state) => states.push(state), onSaved: () => {} });
});
afterEach(() => {
  saver.stop();
  jest.useRealTimers();
});

const values = () => sent.map(({ body }) => (body.answers as Draft['answers'])[0]?.values[0]);

describe('a draft', () => {
  it('is saved once, a moment after the last change, on top of what was saved before', async () => {
    for (const value of ['a', 'ab', 'abc']) saver.change(draft(value));
    await jest.advanceTimersByTimeAsync(5_000);
    saver.change(draft('abcd'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(values()).toEqual(['abc', 'abcd']);
    expect(sent.map(({ body }) => body.basedOn)).toEqual([null, 'saved 1']);
    expect(states).toEqual(['saving', 'saved', 'saving', 'saved']);
  });

  it.each([0, 500, 502, 503, 504, 429])('waits and is saved later when the answer is %i', async (failure) => {
    status = failure;
    saver.change(draft('a'));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(states.at(-1)).toBe('waiting');
    saver.change(draft('b'));
    status = 200;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(values()).toEqual(['a', 'b']);
    expect(states.at(-1)).toBe('saved');
  });

  it('is saved as soon as the network is back', async () => {
    status = 0;
    saver.change(draft('a'));
    await jest.advanceTimersByTimeAsync(200_000);
    const tries = sent.length;
    expect(tries).toBeLessThan(10);
    status = 200;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(10);
    expect(sent).toHaveLength(tries + 1);
    expect(states.at(-1)).toBe('saved');
  });

  it.each([401, 403, 404, 405, 413, 422, 501])('stays in this browser when the answer is %i', async (refusal) => {
    status = refusal;
    saver.change(draft('a'));
    await jest.advanceTimersByTimeAsync(1_500);
    saver.change(draft('b'));
    await jest.advanceTimersByTimeAsync(200_000);
    expect(values()).toEqual(['a']);
    expect(states.at(-1)).toBe('here');
  });

  it('leaves with the page', () => {
    saver.change(draft('last words'));
    window.dispatchEvent(new Event('pagehide'));
    expect(values()).toEqual(['last words']);
    expect(sent[0]?.keepalive).toBe(true);
  });

  it('is not saved any more once it was sent', async () => {
    saver.change(draft('a'));
    saver.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
  });
});
