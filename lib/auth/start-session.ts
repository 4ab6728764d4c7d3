import 'server-only';
import { randomUUID } from 'node:crypto';
import { getAccountByName } from '@/lib/care-api/accounts';
import type { LoginAnswer } from '@/lib/contract/account';
import { type Session, sessionSeconds } from './session';

export async function startSession(answer: LoginAnswer, now = Date.now()): Promise<Session> {
  const isAdmin = answer.isAdmin ?? (await askWhetherAdmin(answer));
  return {
    sid: randomUUID(),
    accessToken: answer.accessToken,
    refreshToken: answer.refreshToken,
    userId: answer.userId,
    name: answer.username,
    fullName: answer.fullName ?? '',
    email: answer.userEmail,
    isAdmin,
    isStaff: isAdmin || answer.roles.length > 0,
    signedInAt: now,
    endsAt: endOf(answer, now),
  };
}

export function renewSession(session: Session, answer: LoginAnswer, now = Date.now()): Session {
  const { accessToken, refreshToken } = answer;
  const isAdmin = answer.isAdmin ?? session.isAdmin;
  const isStaff = isAdmin || answer.roles.length > 0;
  return { ...session, accessToken, refreshToken, isAdmin, isStaff, endsAt: endOf(answer, now) };
}

function endOf({ expiresIn }: LoginAnswer, now: number): number {
  return now + Math.min(expiresIn, sessionSeconds) * 1_000;
}

/** The published log-in does not say it; the published look-up of a user does. */
async function askWhetherAdmin({ accessToken, username }: LoginAnswer): Promise<boolean> {
  const reading = await getAccountByName(accessToken, username);
  return reading.state === 'ready' && reading.value.isAdmin === true;
}
