import 'server-only';
import { processSingleton } from './process-singleton';

/** Longer than any session cookie lives. */
const keptFor = 2 * 3_600_000;

/** Sessions signed out through this process: the last word where the API cannot be asked or keeps no sessions. */
const revoked = processSingleton(
  'revoked-sessions',
  () => new Map<string, number>(),
  (value): value is Map<string, number> => value instanceof Map,
);

export function revokeSession(sid: string, now = Date.now()): void {
  for (const [old, until] of revoked) {
    if (until > now) break;
    revoked.delete(old);
  }
  revoked.set(sid, now + keptFor);
}

export function isRevoked(sid: string, now = Date.now()): boolean {
  const until = revoked.get(sid);
  return until !== undefined && until > now;
}
