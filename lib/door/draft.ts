import 'server-only';
import { getCookies } from 'cookies-next/server';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { toSetCookie } from '@/lib/auth/session-cookies';
import { parseReport } from '@/lib/care-api/read-report';
import type { FormDraft } from '@/lib/contract/form-draft';
import { requestCookie } from '@/lib/http/request-cookie';
import { packCookie, packedNames, unpackCookie } from './packed-cookies';

/** Without script a refused form comes back through this short-lived cookie: what was typed, and what is wrong with it. */
const draftCookie = 'form-draft';
/** Seconds. */
const maxAge = 600;
/** One page may have a form of its own, and another wait for somebody to log in. */
const maxForms = 3;
/** Characters of a field. */
const maxText = 16_000;

type Kept = FormDraft & {
  /** Which form it was. */
  form: string;
  /** User id of whoever typed it; '' for forms that anybody may send. */
  owner: string;
};

const draftsSchema = z.array(
  z.object({
    form: z.string(),
    owner: z.string(),
    words: z.record(z.string(), z.string()),
    report: z.unknown().transform(parseReport),
  }),
);

/** `Set-Cookie` values that keep a form for the page it goes back to, beside others that came back. */
export function keepDraft(request: Request, draft: Kept): string[] {
  return toCookies(pack([draft, ...othersThan(draft.form, request)]));
}

/** `Set-Cookie` values that forget a form, none where it did not come back. Others stay. */
export function forgetDraft(request: Request, form: string): string[] {
  const all = readDrafts((name) => requestCookie(request, name));
  return all.some((draft) => draft.form === form) ? toCookies(pack(othersThan(form, request))) : [];
}

/** The words of a form that came back, and why it did; null when there are none, or they are somebody else's. */
export async function getDraft(form: string, owner = ''): Promise<FormDraft | null> {
  const jar = (await getCookies({ cookies })) ?? {};
  return readDraft((name) => jar[name], form, owner);
}

type ReadCookie = (name: string) => string | undefined;

export function readDraft(read: ReadCookie, form: string, owner = ''): FormDraft | null {
  const found = readDrafts(read).find((draft) => draft.form === form && draft.owner === owner);
  return found ? { words: found.words, report: found.report } : null;
}

/** The newest first. */
function readDrafts(read: ReadCookie): Kept[] {
  return draftsSchema.catch([]).parse(unpackCookie(draftCookie, read));
}

function othersThan(form: string, request: Request): Kept[] {
  return readDrafts((name) => requestCookie(request, name)).filter((draft) => draft.form !== form);
}

/** What is too large even when packed loses the oldest form, and at last half of its longest field. */
function pack(drafts: Kept[]): string[] {
  const [newest, ...older] = drafts.slice(0, maxForms);
  if (!newest) return [];
  const words = Object.fromEntries(
    Object.entries(newest.words).map(([field, text]) => [field, text.slice(0, maxText)] as const),
  );
  for (;;) {
    const parts = packCookie([{ ...newest, words }, ...older]);
    if (parts) return parts;
    if (older.pop()) continue;
    const [field, text = ''] = Object.entries(words).sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
    if (field === undefined || text === '') return [];
    words[field] = text.slice(0, Math.floor(text.length / 2));
  }
}

function toCookies(parts: string[]): string[] {
  return packedNames(draftCookie).map((name, index) => {
    const value = parts[index] ?? '';
    return toSetCookie(name, value, { maxAge: value === '' ? 0 : maxAge });
  });
}
