import { entityTag } from './entity-tag';

export type KeptJson = { bytes: Uint8Array<ArrayBuffer>; tag: string | null };

export function toKeptJson(json: string): KeptJson {
  const bytes = new TextEncoder().encode(json);
  return { bytes, tag: entityTag(null, bytes) };
}

export function answerKept({ bytes, tag }: KeptJson): Response {
  return new Response(bytes, { headers: { ...(tag && { etag: tag }), 'content-type': 'application/json' } });
}
