import { sign, verify } from 'hono/jwt';
import { z } from 'zod';

export const sessionSeconds = 3_600;
const skewSeconds = 30;
const algorithm = 'HS256';
const audience = 'care-api';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), iat: z.number(), exp: z.number() });
export type TokenOwner = { accountId: string; sessionId: string };

export function signAccessToken({ accountId, sessionId }: TokenOwner, secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1_000);
  const payload = { sub: accountId, sid: sessionId, aud: audience, iat: issued, exp: issued + sessionSeconds };
  return sign(payload, secret, algorithm);
}

/** Null when it is not ours, was changed, is over, or is dated later than now. */
export async function readAccessToken(token: string, secret: string, now: Date): Promise<TokenOwner | null> {
  try {
    // Times are judged here, by the API's clock and with some skew.
    const payload = await verify(token, secret, { alg: algorithm, aud: audience, exp: false, iat: false, nbf: false });
    const { sub, sid, iat, exp } = claims.parse(payload);
    const seconds = now.getTime() / 1_000;
    const isOfNow = iat - skewSeconds <= seconds && seconds < exp + skewSeconds;
    return isOfNow ? { accountId: sub, sessionId: sid } : null;
  } catch {
    return null;
  }
}
