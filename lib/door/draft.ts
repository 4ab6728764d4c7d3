import 'server-only';
import { getCookies } from 'cookies-next/server';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { toSetCookie } from '@/lib/auth/session-cookies';
import { readReport } from '@/lib/care-api/read-report';
import type { FormDraft } from '@/lib/contract/form-draft';
import { requestCookie } from '@/lib/http/request-cookie';
import { packCookie, packedNames, unpackCookie } from './packed-cookies';

/** Without script a refused form comes back through this short-lived cookie: what was typed, and what is wrong with it. */
const draftCookie = 'form-draft';
/** Seconds. */
const maxAge = 300;

type Kept = FormDraft & {
  /** Which form it was. */
  form: string;
  /** User id of whoever typed it; '' for forms that anybody may send. */
  owner: string;
};

const draftSchema = z.object({
  form: z.string(),
  owner: z.string(),
  words: z.record(z.string(), z.string()),
  report: z.unknown().transform(readReport),
});

/** `Set-Cookie` values that keep a form for the page it goes back to; for null they forget the one there is. */
export function draftCookies(kept: Kept | null): string[] {
  const parts = kept && pack(kept);
  return packedNames(draftCookie).map((name, index) => {
    const value = parts?.[index] ?? '';
    return toSetCookie(name, value, { maxAge: value === '' ? 0 : maxAge });
  });
}

export function hasDraft(request: Request): boolean {
  return requestCookie(request, packedNames(draftCookie)[0] ?? '') !== undefined;
}

/** The words of a form that came back, and why it did; null when there are none, or they are somebody else's. */
export async function getDraft(form: string, owner = ''): Promise<FormDraft | null> {
  const jar = (await getCookies({ cookies })) ?? {};
  return readDraft((name) => jar[name], form, owner);
}

export function readDraft(read: (name: string) => string | undefined, form: string, owner = ''): FormDraft | null {
  const { data } = draftSchema.safeParse(unpackCookie(draftCookie, read));
  return data?.form === form && data.owner === owner ? { words: data.words, report: data.report } : null;
}

/** Text that is too long even when packed is cut, the longest field first. */
function pack(kept: Kept): string[] {
  const words = { ...kept.words };
  for (;;) {
    const parts = packCookie({ ...kept, words });
    const [name, text] = Object.entries(words).sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
    if (parts || name === undefined || text === undefined || text === '') return parts ?? [];
    words[name] = text.slice(0, Math.floor(text.length * 0.7));
  }
}
