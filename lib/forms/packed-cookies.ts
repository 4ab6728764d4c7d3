import 'server-only';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { cookiePart } from '@/lib/http/cookie-names.mjs';

/** Bytes a browser keeps of one cookie, name and rules included, are about 4,000. */
const chunkSize = 3_600;
const chunks = 3;
/** Bytes a packed value may have at most when it is opened again. */
const maxOpened = 64 * 1024;

/** A value as the parts of up to three cookies, '' for those not needed; null when it is too large for them. */
export function packCookie(value: unknown): string[] | null {
  const json = Buffer.from(JSON.stringify(value));
  if (json.length > maxOpened) return null;
  const packed = deflateRawSync(json).toString('base64url');
  if (packed.length > chunkSize * chunks) return null;
  return Array.from({ length: chunks }, (_, index) => packed.slice(index * chunkSize, (index + 1) * chunkSize));
}

export function unpackCookie(name: string, read: (name: string) => string | undefined): unknown {
  const packed = packedNames(name)
    .map((part) => read(part) ?? '')
    .join('');
  if (packed === '') return null;
  try {
    return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxOpened }).toString());
  } catch {
    return null;
  }
}

export function packedNames(name: string): string[] {
  return Array.from({ length: chunks }, (_, index) => cookiePart(name, index));
}
