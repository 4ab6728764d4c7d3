/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { keepUnsent, readUnsent } from '@/lib/browser/unsent-words';
import { useUnsentWords } from './use-unsent-words';

const form = '/api/somewhere 7';
const typed = { body: 'Tea' };

beforeEach(() => localStorage.clear());

function type(words = typed, newest?: () => typeof typed | null) {
  return renderHook(() => useUnsentWords(form, { words, isChanged: true }, newest && { newest }));
}

test('words are kept a moment after the last key', () => {
  jest.useFakeTimers();
  type();
  expect(readUnsent(form)).toBeNull();
  act(() => jest.advanceTimersByTime(300));
  expect(readUnsent(form)?.words).toEqual(typed);
  jest.useRealTimers();
});

test.each([
  ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
  ['the window is left', () => document.dispatchEvent(new Event('visibilitychange'))],
])('they are kept at once when %s, with what no render has shown yet', (_, leave) => {
  type(typed, () => ({ body: 'Tea at four' }));
  leave();
  expect(readUnsent(form)?.words).toEqual({ body: 'Tea at four' });
});

test('they are kept when another screen comes', () => {
  type().unmount();
  expect(readUnsent(form)?.words).toEqual(typed);
});

test('what was published or thrown away does not come back as the page goes', () => {
  const { result, unmount } = type();
  act(() => result.current.forget());
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(readUnsent(form)).toBeNull();
});

test('leaving asks first while what was typed is in no copy', async () => {
  const goingOn = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', goingOn);
  const stored = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const { result, unmount } = type();
  await waitFor(() => expect(result.current.isNowhere).toBe(true));
  expect(leave()).toBe(true);
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#elsewhere';
  link.click();
  expect(goingOn).not.toHaveBeenCalled();
  stored.mockRestore();
  expect(leave()).toBe(false);
  unmount();
  link.click();
  expect(goingOn).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', goingOn);
  link.remove();
});

test('what was saved after all is not found again', () => {
  keepUnsent(form, typed);
  const found = (saved: string) =>
    renderHook(() =>
      useUnsentWords(
        form,
        { words: { body: saved }, isChanged: false },
        { isKept: ({ body }) => body?.trim() === saved },
      ),
    ).result.current.found;
  expect(found('Coffee')).toEqual({ words: typed, at: expect.any(Number) });
  expect(found('Tea')).toBeNull();
  expect(readUnsent(form)).toBeNull();
});
