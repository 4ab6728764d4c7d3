import 'server-only';
import { refreshTokens } from '@/lib/care-api/accounts';
import type { From } from '@/lib/care-api/client';
import { revokeSession } from './revoked';
import type { Session } from './session';
import { renewSession } from './start-session';

/** 'ended' by the API's word, 'impossible' with an API that has no refreshing, 'away' when it cannot be asked. */
export type Refreshing = { state: 'renewed'; session: Session } | { state: 'ended' | 'impossible' | 'away' };

/** Shown by two tabs at once, or through two nodes, a refresh token gets the same successor of the API. */
export async function refreshSession(session: Session, from: From): Promise<Refreshing> {
  if (!session.refreshToken) return { state: 'impossible' };
  const answer = await refreshTokens(session.refreshToken, from);
  if (answer.ok) return { state: 'renewed', session: renewSession(session, answer.value) };
  if ([404, 405, 501].includes(answer.status)) return { state: 'impossible' };
  if (answer.status !== 401 && answer.status !== 403) return { state: 'away' };
  revokeSession(session.sid);
  return { state: 'ended' };
}
