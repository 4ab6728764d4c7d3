import { act, renderHook, waitFor } from '@testing-library/react';
import { useAsked } from './use-asked';

const before = global.fetch;
afterEach(() => {
  global.fetch = before;
});

it('keeps what it found while the question is typed on', async () => {
  const aborted: string[] = [];
  const answers: Record<string, () => void> = {};
  global.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        aborted.push(String(input));
        reject(init?.signal?.reason);
      });
      answers[String(input)] = () => resolve({ ok: true, json: async () => ({ items: [input] }) } as Response);
    });
  const seen: (readonly string[])[] = [];
  const { rerender } = renderHook(({ address }) => seen.push(useAsked<string>(address)), {
    initialProps: { address: '/a' },
  });
  await waitFor(() => expect(answers['/a']).toBeDefined());
  await act(async () => answers['/a']?.());
  rerender({ address: '/ab' });
  await waitFor(() => expect(answers['/ab']).toBeDefined());
  await act(async () => rerender({ address: '/abc' }));
  await waitFor(() => expect(answers['/abc']).toBeDefined());
  await act(async () => answers['/abc']?.());
  expect(aborted).toContain('/ab');
  expect(seen.map((found) => found.join()).filter((found, at, all) => found !== all[at - 1])).toEqual([
    '',
    '/a',
    '/abc',
  ]);
});
