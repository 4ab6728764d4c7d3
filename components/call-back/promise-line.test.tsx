import { act, screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { PromiseLine } from './promise-line';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

it('the answer to an earlier wish that comes last is not told', async () => {
  const answers = new Map<string, (dueAt: string) => Promise<void>>();
  globalThis.fetch = ((address: string) =>
    new Promise((resolve) => {
      const wish = new URLSearchParams(address.split('?')[1]).get('when') ?? '';
      const json = (dueAt: string) => ({ ok: true, json: async () => ({ today: '2026-11-20', dueAt }) });
      answers.set(wish, (dueAt) => act(async () => resolve(json(dueAt) as never)));
    })) as never;
  const line = (wish: string) => <PromiseLine isCall isPromised wish={wish} />;
  const { rerender } = renderIn('en', line('2026-11-23 morning'));
  rerender(line('2026-11-24 evening'));
  await answers.get('2026-11-24 evening')?.('2026-11-24T18:00:00.000Z');
  expect(screen.getByText(/18:00/)).toBeVisible();
  await answers.get('2026-11-23 morning')?.('2026-11-23T12:00:00.000Z');
  expect(screen.getByText(/18:00/)).toBeVisible();
  expect(screen.queryByText(/12:00/)).toBeNull();
});
