import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { JumpKey } from './jump-key';

const push = jest.fn();
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({ push }) }));

const places = {
  label: 'Back office',
  screens: [
    { title: 'Pages', href: '/adminPanel/pages' },
    { title: 'Posts', href: '/adminPanel/posts' },
  ],
  kinds: { page: { label: 'Pages', path: '/adminPanel/pages/' } },
};
const found = [{ kind: 'page', id: '7', title: 'Our pages', hint: '' }];
const asked: { address: string; signal: AbortSignal }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  push.mockClear();
  asked.length = 0;
  // jsdom has neither.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
  global.fetch = jest.fn(async (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ address, signal });
    return { ok: true, json: async () => ({ items: found }) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

async function type(...texts: string[]) {
  renderIn('en', <JumpKey places={places} />);
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  const box = await screen.findByRole('combobox', { name: 'Search the back office' });
  for (const value of texts) fireEvent.change(box, { target: { value } });
  await act(() => jest.advanceTimersByTimeAsync(300));
  return box;
}
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('asks once for what was typed, and offers screens of that name before rows', async () => {
  const box = await type('p', 'pa', 'page');
  expect(asked.map(({ address }) => address)).toEqual(['/api/care/admin/search?q=page']);
  expect(names()).toEqual(['Pages', 'Our pages']);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 found.');
  fireEvent.change(box, { target: { value: 'pages' } });
  expect(asked[0]?.signal.aborted).toBe(true);
});

it('goes by arrows and Enter; Enter alone sends the form', async () => {
  const box = await type('page');
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { name: 'Our pages', selected: true })).toHaveAttribute(
    'id',
    box.getAttribute('aria-activedescendant'),
  );
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { name: 'Pages', selected: true })).toBeVisible();
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
  expect(push).toHaveBeenCalledWith('/adminPanel/pages/7');
  expect(screen.queryByRole('combobox')).toBeNull();
});
