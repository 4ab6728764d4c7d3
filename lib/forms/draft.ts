import 'server-only';
import { getCookies } from 'cookies-next/server';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { getSession } from '@/lib/auth/get-user';
import type { Session } from '@/lib/auth/session';
import { toSetCookie } from '@/lib/auth/session-cookies';
import { parseReport } from '@/lib/care-api/read-report';
import { toReport } from '@/lib/contract/fault-words';
import type { FaultReport } from '@/lib/contract/faults';
import type { FormDraft } from '@/lib/contract/form-draft';
import { draftName } from '@/lib/http/cookie-names.mjs';
import { requestCookie } from '@/lib/http/request-cookie';
import { packCookie, packedNames, unpackCookie } from './packed-cookies';

// Without script a refused form comes back through a short-lived cookie: what was typed, and what is wrong with it.

/** Seconds. */
const maxAge = 600;
/** One page may have a form of its own, and another wait for somebody to log in. */
const maxForms = 3;

type Kept = {
  form: string;
  /** User id of whoever typed it; '' without a session. */
  owner: string;
  words: FormDraft['words'];
  report: FaultReport;
};
type Packed = Kept & {
  lost: string[];
};

const draftsSchema = z.array(
  z.object({
    form: z.string(),
    owner: z.string(),
    words: z.record(z.string(), z.string()),
    lost: z.array(z.string()).default([]),
    report: z.unknown().transform(parseReport),
  }),
);

export function keepDraft(request: Request, draft: Kept): string[] {
  return toCookies(pack([{ ...draft, lost: [] }, ...othersThan(draft.form, request)]));
}

export function forgetDraft(request: Request, form: string): string[] {
  const [kept, others] = [readSent(request), othersThan(form, request)];
  return others.length < kept.length ? toCookies(pack(others)) : [];
}

/** What others typed is forgotten, as is `taken`; what was typed before logging in belongs to whoever did. */
export function handOverDrafts(request: Request, session: Session | null, taken?: string): string[] {
  const kept = readSent(request);
  const isTheirs = ({ form, owner }: Packed) => form !== taken && ['', session?.userId].includes(owner);
  const theirs = session ? kept.filter(isTheirs).map((draft) => ({ ...draft, owner: session.userId })) : [];
  return kept.length > 0 ? toCookies(pack(theirs)) : [];
}

/** The words of a form that came back to whoever asks, and why it did; null when there are none, or they are somebody else's. */
export async function getDraft(form: string): Promise<FormDraft | null> {
  const [jar = {}, session] = await Promise.all([getCookies({ cookies }), getSession()]);
  return readDraft((name) => jar[name], form, session?.userId);
}

type ReadCookie = (name: string) => string | undefined;

export function readDraft(read: ReadCookie, form: string, owner = ''): FormDraft | null {
  const found = readDrafts(read).find((draft) => draft.form === form && ['', owner].includes(draft.owner));
  return found ? { words: found.words, report: reportOf(found) } : null;
}

/** A field that comes back blank says why. Whoever reads it is signed in again where that was the fault. */
function reportOf({ report, lost }: Packed): FaultReport | null {
  const isSettled = report.code === 'signInFirst';
  if (lost.length === 0) return isSettled ? null : report;
  const blank = toReport('problem', Object.fromEntries(lost.map((field) => [field, 'notKept'])));
  if (isSettled) return blank;
  return { ...report, errors: { ...report.errors, ...blank.errors }, codes: { ...report.codes, ...blank.codes } };
}

function readDrafts(read: ReadCookie): Packed[] {
  return draftsSchema.catch([]).parse(unpackCookie(draftName, read));
}

function readSent(request: Request): Packed[] {
  return readDrafts((name) => requestCookie(request, name));
}

function othersThan(form: string, request: Request): Packed[] {
  return readSent(request).filter((draft) => draft.form !== form);
}

/** What is too large even when packed loses the oldest forms first. */
function pack(drafts: Packed[]): string[] {
  const [newest, ...older] = drafts.slice(0, maxForms);
  if (!newest) return [];
  const parts = packCookie([newest, ...older]);
  if (parts) return parts;
  return older.length > 0 ? pack([newest, ...older.slice(0, -1)]) : packShortest(newest);
}

/** As many fields as there is room for, the shortest first. Each is kept whole or not at all: half a text says something else. */
function packShortest(draft: Packed): string[] {
  const fields = Object.entries(draft.words).sort(([, a], [, b]) => a.length - b.length);
  const packFirst = (count: number) => {
    const lost = fields.slice(count).map(([field]) => field);
    return packCookie([{ ...draft, words: Object.fromEntries(fields.slice(0, count)), lost }]);
  };
  let [fits, tooMany] = [0, fields.length];
  while (tooMany - fits > 1) {
    const between = Math.floor((fits + tooMany) / 2);
    if (packFirst(between)) fits = between;
    else tooMany = between;
  }
  return packFirst(fits) ?? [];
}

function toCookies(parts: string[]): string[] {
  return packedNames(draftName).map((name, index) => {
    const value = parts[index] ?? '';
    return toSetCookie(name, value, { maxAge: value === '' ? 0 : maxAge });
  });
}
