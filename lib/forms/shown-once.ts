import 'server-only';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { getSession } from '@/lib/auth/get-user';
import { toSetCookie } from '@/lib/auth/session-cookies';
import { sessionSecret } from '@/lib/env';
import { shownOnceName } from '@/lib/http/cookie-names.mjs';

/** Seconds; the page may be loaded again meanwhile, by a step back or a language. */
const maxAge = 300;

const shown = z.object({ what: z.string(), owner: z.string(), words: z.array(z.string()) });
type Shown = z.output<typeof shown>;

export async function shownOnceCookie(words: Shown): Promise<string> {
  const sealed = await encode({ token: words, secret: sessionSecret(), maxAge });
  return toSetCookie(shownOnceName, sealed, { maxAge });
}

export async function getShownOnce(what: string): Promise<string[] | null> {
  const [jar, session] = await Promise.all([cookies(), getSession()]);
  const token = jar.get(shownOnceName)?.value;
  if (!token || !session) return null;
  const opened = await decode({ token, secret: sessionSecret() }).catch(() => null);
  const found = shown.safeParse(opened).data;
  return found?.what === what && found.owner === session.userId ? found.words : null;
}
