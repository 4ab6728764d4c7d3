import { act, fireEvent, render } from '@testing-library/react';
import { PlaceSuggestions } from './place-suggestions';

const before = global.fetch;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  global.fetch = before;
});

it('shows the towns of what stands in the box, however late those of an older keystroke come', async () => {
  const answers: Record<string, (names: string[]) => void> = {};
  global.fetch = (input) =>
    new Promise((resolve) => {
      const asked = new URL(String(input), 'https://x').searchParams.get('q') ?? '';
      answers[asked] = (names) => resolve({ ok: true, json: async () => names } as Response);
    });
  const { container } = render(
    <>
      <input id="where" />
      <PlaceSuggestions id="places" of="where" />
    </>,
  );
  const type = (value: string) => {
    fireEvent.input(container.querySelector('input') as HTMLElement, { target: { value } });
    act(() => jest.advanceTimersByTime(1_000));
  };
  const shown = () => [...container.querySelectorAll('option')].map((option) => option.value);
  type('le');
  type('leeds');
  await act(async () => answers.leeds?.(['Leeds']));
  await act(async () => answers.le?.(['Leamington']));
  expect(shown()).toEqual(['Leeds']);
  type('lee');
  type('');
  await act(async () => answers.lee?.(['Leeds']));
  expect(shown()).toEqual([]);
});
