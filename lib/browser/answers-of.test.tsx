import { act, renderHook, waitFor } from '@testing-library/react';
import { answersOf } from './answers-of';

const asked: { address: string; answer: (response: Response | Error) => void }[] = [];
const before = global.fetch;
beforeEach(() => {
  asked.length = 0;
  global.fetch = (input) =>
    new Promise((resolve, reject) =>
      asked.push({
        address: String(input),
        answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
      }),
    );
});
afterEach(() => {
  global.fetch = before;
});

const said = (body: unknown) => ({ ok: true, json: async () => body }) as Response;
const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

it('asks once, however often the network comes back, before the answer and behind it', async () => {
  const useAnswer = answersOf<string>();
  const { result } = renderHook(() => useAnswer('/a'));
  expect(result.current).toEqual({ data: undefined, hasFailed: false, isLoading: true });
  await comeOnline();
  expect(asked).toHaveLength(1);
  await act(async () => asked[0]?.answer(said('A')));
  await waitFor(() => expect(result.current.data).toBe('A'));
  await comeOnline();
  expect(asked).toHaveLength(1);
  expect(result.current).toEqual({ data: 'A', hasFailed: false, isLoading: false });
});

it('asks again as soon as the network comes back', async () => {
  const useAnswer = answersOf<string>();
  const { result } = renderHook(() => useAnswer('/a'));
  await act(async () => asked[0]?.answer(new Error('away')));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  await comeOnline();
  await act(async () => asked[1]?.answer(said('A')));
  await waitFor(() => expect(result.current).toEqual({ data: 'A', hasFailed: false, isLoading: false }));
});

it('what was asked a while ago is shown until it is answered anew', async () => {
  const useAnswer = answersOf<string>();
  const { result, rerender } = renderHook(({ address }: { address: string }) => useAnswer(address), {
    initialProps: { address: '/a' },
  });
  await act(async () => asked[0]?.answer(said('A')));
  rerender({ address: '/b' });
  await act(async () => asked[1]?.answer(said('B')));
  rerender({ address: '/a' });
  expect(asked).toHaveLength(2);
  rerender({ address: '/b' });
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  rerender({ address: '/a' });
  expect(result.current.data).toBe('A');
  await act(async () => asked[2]?.answer(said('A without the one withdrawn')));
  expect(result.current.data).toBe('A without the one withdrawn');
  now.mockRestore();
});
