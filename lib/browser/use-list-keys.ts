import 'client-only';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

const setting = 'list-keys';
const listeners = new Set<() => void>();

/** Whether single letters act on a list: kept in this browser, on until somebody switches them off (WCAG 2.1.4). */
export function useKeysSetting() {
  const areOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readSetting() !== 'off',
    () => true,
  );
  const set = useCallback((isOn: boolean) => {
    try {
      localStorage.setItem(setting, isOn ? 'on' : 'off');
    } catch {
      // Blocked: the letters stay as they are.
    }
    for (const listener of listeners) listener();
  }, []);
  return [areOn, set] as const;
}

function readSetting(): string | null {
  try {
    return localStorage.getItem(setting);
  } catch {
    return null;
  }
}

/** Letters act as the visible controls they stand for; never while somebody types, or with another key held. */
export function useListKeys({ areOn, onHelp }: { areOn: boolean; onHelp: () => void }): void {
  useEffect(() => {
    if (!areOn) return;
    const acts: Record<string, () => boolean> = {
      '/': () => focus(document.querySelector<HTMLElement>('[role=search] input[type=search]')),
      j: () => step(1),
      k: () => step(-1),
      x: () => press('input[name=ids]'),
      e: () => press('[data-quick-edit]'),
      '#': () => press('[data-trash]'),
      '?': () => {
        onHelp();
        return true;
      },
    };
    let goesUntil = 0;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && closeOpened()) event.preventDefault();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      // Held, j and k go on; everything else is done once.
      if (event.repeat && event.key !== 'j' && event.key !== 'k') return;
      const isOwn = /^[a-z]$/.test(event.key);
      const isGoing = event.timeStamp < goesUntil;
      goesUntil = event.key === 'g' && !isGoing ? event.timeStamp + goMilliseconds : 0;
      // A letter that leads nowhere does nothing else either.
      if (isGoing && isOwn) {
        goTo(event.key);
        return event.preventDefault();
      }
      if (acts[event.key]?.() || (isOwn && pressOwn(event.key))) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('submit', saveFocus);
    restoreFocus();
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('submit', saveFocus);
    };
  }, [areOn, onHelp]);
}

/** How long a g waits for the letter of a screen. */
const goMilliseconds = 2_000;

export function listGoKeys(): { key: string; label: string }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-go]')].map(({ dataset, textContent }) => ({
    key: `g ${dataset.go}`,
    label: textContent,
  }));
}

function goTo(letter: string): void {
  document.querySelector<HTMLElement>(`[data-go="${letter}"]`)?.click();
}

function currentRow(): Element | null {
  return document.activeElement?.closest('[data-row]') ?? null;
}

function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll('[data-row]:not([hidden])')];
  const row = currentRow();
  const here = row ? rows.indexOf(row) : -1;
  const next = here < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, here + by));
  const find = (control: string) => rows[next]?.querySelector<HTMLElement>(control) ?? null;
  return focus(find('[data-open]') ?? find('button, summary, input'));
}

/** Presses what carries a letter of the list's own; what opens gets the focus in what it opens. */
function pressOwn(key: string): boolean {
  if (!press(`[data-key="${key}"]`)) return pressTicked(key);
  focus(currentRow()?.querySelector<HTMLElement>('details[open] select') ?? null);
  return true;
}

/** What is done with the rows that are ticked, once any is. */
function pressTicked(letter: string): boolean {
  const way = document.querySelector<HTMLElement>(`[data-ticked-key="${letter}"]`);
  way?.click();
  return way !== null;
}

function closeOpened(): boolean {
  const opened = document.activeElement?.closest<HTMLDetailsElement>('[data-row] details[open]');
  const row = currentRow();
  if (!opened || !row) return false;
  opened.open = false;
  return focusRow(row);
}

const place = 'list-place';

const placed = '[data-row], [data-row-asked]';

/** Which row a form was sent from, or its button: the page that comes goes on there. */
function saveFocus({ target, submitter }: SubmitEvent): void {
  const row = submitter?.closest(placed) ?? (target instanceof Element ? target.closest(placed) : null);
  if (!row) return;
  try {
    sessionStorage.setItem(place, String([...document.querySelectorAll(placed)].indexOf(row)));
  } catch {
    // Blocked: the next page begins at its head.
  }
}

function restoreFocus(): void {
  const kept = takePlace();
  const said = new URLSearchParams(location.search);
  if (kept === null || !(said.has('run') || said.has('done'))) return;
  const rows = document.querySelectorAll('[data-row]');
  focusRow(rows[Math.min(Number(kept), rows.length - 1)]);
}

export function focusRow(row: Element | undefined): boolean {
  const find = (control: string) => row?.querySelector<HTMLElement>(control) ?? null;
  return focus(find('button, summary, input') ?? find('[data-open]'));
}

function takePlace(): string | null {
  try {
    const kept = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return kept;
  } catch {
    return null;
  }
}

function press(control: string): boolean {
  const found = currentRow()?.querySelector<HTMLElement>(control);
  found?.click();
  return Boolean(found);
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

export function isTyping(target: EventTarget | null): boolean {
  const typed = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=submit])';
  return target instanceof Element && target.closest(typed) !== null;
}
