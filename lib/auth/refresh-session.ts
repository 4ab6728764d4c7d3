import 'server-only';
import { refreshTokens } from '@/lib/care-api/accounts';
import { processSingleton } from './process-singleton';
import { revokeSession } from './revoked';
import type { Session } from './session';
import { renewSession } from './start-session';

/** 'ended' by the API's word, 'impossible' with an API that has no refreshing, 'away' when it cannot be asked. */
export type Refreshing = { state: 'renewed'; session: Session } | { state: 'ended' | 'impossible' | 'away' };

/** Milliseconds a renewal answers again to whoever still shows the cookie it replaced: another tab, a late request. */
const rememberedFor = 60_000;

const running = processSingleton(
  'refreshes',
  () => new Map<string, Promise<Refreshing>>(),
  (value): value is Map<string, Promise<Refreshing>> => value instanceof Map,
);

/** One refresh at a time for each session: a refresh token shown twice would end it. */
export function refreshSession(session: Session): Promise<Refreshing> {
  const key = `${session.sid} ${session.refreshToken}`;
  const known = running.get(key);
  if (known) return known;
  const refreshing = refresh(session);
  running.set(key, refreshing);
  refreshing.then(({ state }) => {
    if (state !== 'renewed') running.delete(key);
    else setTimeout(() => running.delete(key), rememberedFor).unref();
  });
  return refreshing;
}

async function refresh(session: Session): Promise<Refreshing> {
  if (!session.refreshToken) return { state: 'impossible' };
  const answer = await refreshTokens(session.refreshToken);
  if (answer.ok) return { state: 'renewed', session: renewSession(session, answer.value) };
  if ([404, 405, 501].includes(answer.status)) return { state: 'impossible' };
  if (answer.status !== 401 && answer.status !== 403) return { state: 'away' };
  revokeSession(session.sid);
  return { state: 'ended' };
}
