import { createHash } from 'node:crypto';
import { rowVersion } from './seen-version';

/** ETag of a call's answer: of one row its version, for `If-Match`, and behind it what else the answer says. */
export function entityTag(answer: unknown, text: string | Uint8Array): string {
  const said = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const version = rowVersion(answer);
  return version === null ? `"${said}"` : `"${version}.${said}"`;
}

export function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
