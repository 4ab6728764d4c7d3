/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
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
