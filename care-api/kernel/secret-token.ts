import { createHash, createHmac, randomBytes } from 'node:crypto';

export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, nothing to use. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token that follows another one: the same whoever makes it, and nobody's guess without the secret. */
export function successorOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`successor of ${token}`).digest('base64url');
}
