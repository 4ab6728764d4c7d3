import 'client-only';
import { hintName } from '@/lib/http/cookie-names.mjs';
import { readHint } from '@/lib/sign-in/session-hint';
import { readCookie } from './cookies';

const prefix = 'unsent ';
const keptFor = 7 * 24 * 3_600_000;

type Words = Record<string, string>;

export type Kept = {
  words: Words;
  /** Milliseconds. */
  at: number;
  /** Name of whoever typed them: a session that merely ends leaves them to the next at this browser. */
  owner: string;
};

const earlierOf = (form: string) => `${form} earlier`;

/** Name of whoever is signed in; '' where nobody knows. */
export function readOwner(): string {
  const hint = readHint(readCookie(hintName));
  return hint ? `${hint.name} ${hint.fullName ?? ''}` : '';
}

export function keepUnsent(form: string, words: Words, owner = ''): boolean {
  return write(form, { words, at: Date.now(), owner } satisfies Kept);
}

export function readUnsent(form: string): Kept | null {
  const kept = read<Kept>(form);
  return kept && isFresh(kept) ? kept : null;
}

export function forgetUnsent(form: string): void {
  try {
    localStorage.removeItem(prefix + form);
  } catch {
    // Blocked: there was nothing.
  }
}

/** An owner's words of earlier times, the newest first. */
export function listUnsent(form: string, owner: string): Kept[] {
  return readAll(form).filter((kept) => kept.owner === owner);
}

/** Before words of now are kept: those of earlier times stay beside them until they are dropped. */
export function makeRoom(form: string): void {
  if (readUnsent(form) && write(earlierOf(form), readAll(form))) forgetUnsent(form);
}

/** `instead` takes its place. */
export function dropUnsent(form: string, dropped: Kept, instead: readonly Kept[] = []): void {
  const isDropped = (kept: Kept | null) => JSON.stringify(kept) === JSON.stringify(dropped);
  if (isDropped(readUnsent(form))) forgetUnsent(form);
  const left = [...instead, ...readEarlier(form).filter((kept) => !isDropped(kept))];
  if (left.length > 0) write(earlierOf(form), left);
  else forgetUnsent(earlierOf(form));
}

/** For whoever signs out: the next person at this browser has words of their own. */
export function forgetAllUnsent(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Blocked: there was nothing.
  }
}

function readAll(form: string): Kept[] {
  const last = readUnsent(form);
  return [...(last ? [last] : []), ...readEarlier(form)];
}

function readEarlier(form: string): Kept[] {
  return (read<Kept[]>(earlierOf(form)) ?? []).filter(isFresh);
}

function isFresh({ at }: Kept): boolean {
  return Date.now() - at < keptFor;
}

function read<T>(form: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + form) ?? 'null');
  } catch {
    return null;
  }
}

function write(form: string, kept: Kept | Kept[]): boolean {
  try {
    localStorage.setItem(prefix + form, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
