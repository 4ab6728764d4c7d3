/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { keepUnsent, readUnsent } from '@/lib/browser/unsent-words';
import { hintName } from '@/lib/http/cookie-names.mjs';
import { writeHint } from '@/lib/sign-in/session-hint';
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
  expect(found('Coffee')).toMatchObject({ words: typed });
  expect(found('Tea')).toBeNull();
  expect(readUnsent(form)).toBeNull();
});

const open = (words: typeof typed | null = null) =>
  renderHook(() => useUnsentWords(form, { words: words ?? { body: '' }, isChanged: words !== null }));

test('what was found stays, whatever is typed and saved before anybody answered for it', () => {
  keepUnsent(form, typed);
  const { result, unmount } = open({ body: 'Coffee' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(result.current.found?.words).toEqual(typed);
  act(() => result.current.forget());
  unmount();
  const later = open();
  expect(later.result.current.found?.words).toEqual(typed);
  act(() => later.result.current.drop());
  expect(later.result.current.found).toBeNull();
  later.unmount();
  expect(open().result.current.found).toBeNull();
});

test('what was found outlives a button that was pressed without a look at it', () => {
  keepUnsent(form, typed);
  const { result, unmount } = open();
  act(() => result.current.forget());
  unmount();
  expect(open().result.current.found?.words).toEqual(typed);
});

test('whoever uses what was found finds what they typed meanwhile in its place', () => {
  keepUnsent(form, typed);
  const { result } = open({ body: 'Coffee' });
  act(() => expect(result.current.take()).toEqual(typed));
  expect(result.current.found?.words).toEqual({ body: 'Coffee' });
  expect(readUnsent(form)?.words).toEqual(typed);
});

test('words are found by whoever typed them, also those typed after the session ended', () => {
  const signIn = (name: string, maxAge = 60) => {
    const hint = writeHint({ name, endsAt: Date.now() + maxAge * 1_000 });
    // biome-ignore lint/suspicious/noDocumentCookie: as the site sets it
    document.cookie = `${hintName}=${hint}; Path=/; Max-Age=${maxAge}`;
  };
  signIn('Ann');
  const ann = open(typed);
  signIn('Ann', 0);
  ann.unmount();
  signIn('Mina');
  const mina = open({ body: 'Coffee' });
  expect(mina.result.current.found).toBeNull();
  mina.unmount();
  signIn('Ann');
  expect(open().result.current.found?.words).toEqual(typed);
  signIn('Ann', 0);
});
