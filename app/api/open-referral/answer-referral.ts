import { createHash } from 'node:crypto';
import type { Reading } from '@/lib/care-api/reading';
import { refuse } from '@/lib/forms/fault';
import { askedAgain } from '@/lib/http/ask-again';

/** Whatever reads the standard runs in browsers of other sites too. */
export const openToAll = { 'access-control-allow-origin': '*' };

/** What is public, for any reader: kept by whoever keeps it, and told in short to whoever has it. */
export function answerReferral(request: Request, reading: Reading<unknown>): Response {
  if (reading.state === 'missing') return refuseReferral(404, 'nothingHere');
  if (reading.state === 'away') return refuseReferral(502, 'systemAway');
  const text = JSON.stringify(reading.value);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ...openToAll, ...askedAgain, etag };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } });
}

export function refuseReferral(...fault: Parameters<typeof refuse>): Response {
  const answer = refuse(...fault);
  for (const [name, value] of Object.entries(openToAll)) answer.headers.set(name, value);
  return answer;
}
