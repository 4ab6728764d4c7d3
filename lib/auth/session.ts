import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { sessionSecret } from '@/lib/env';
import { isRevoked } from './revoked';

/** Seconds a session lives, unless its person stays. */
export const sessionSeconds = 3_600;

const sessionSchema = z.object({
  /** Ours, the same through every refresh: copies of a cookie end together. */
  sid: z.string().min(1),
  accessToken: z.string().min(1),
  refreshToken: z.string(),
  userId: z.string().min(1),
  name: z.string(),
  fullName: z.string().optional(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** As it was said at the last sign-in: for a link in the header, never a reason to let anybody in. */
  isStaff: z.boolean().optional(),
  /** Milliseconds. */
  signedInAt: z.number(),
  endsAt: z.number(),
});

/** What the `Bearer` cookie holds. Never sent to a browser in any other way. */
export type Session = z.output<typeof sessionSchema>;

export function sealSession(session: Session, now = Date.now()): Promise<string> {
  const maxAge = Math.max(0, Math.ceil((session.endsAt - now) / 1_000));
  return encode({ token: { ...session }, secret: sessionSecret(), maxAge });
}

export function toSession(value: unknown): Session | null {
  return sessionSchema.safeParse(value).data ?? null;
}

/** Null for a cookie that is missing, foreign, changed, over or signed out here. */
export async function openSession(sealed: string | undefined, now = Date.now()): Promise<Session | null> {
  if (!sealed) return null;
  try {
    const session = toSession(await decode({ token: sealed, secret: sessionSecret() }));
    if (session === null || session.endsAt <= now || isRevoked(session.sid, now)) return null;
    return session;
  } catch (fault) {
    // A setting that is missing is no visitor's fault.
    if (fault instanceof Error && fault.message.startsWith('Settings:')) throw fault;
    return null;
  }
}
