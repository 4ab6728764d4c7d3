import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for an address. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, nothing to use. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
