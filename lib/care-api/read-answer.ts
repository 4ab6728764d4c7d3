import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';

/** Bytes: an answer that is one thing; the whole list of an API without paging, and all that is kept of somebody. */
const maxAnswer = 2 * 1024 * 1024;
const maxWhole = 64 * 1024 * 1024;

/** JSON, as the contract has it, under its own name, as text, or under none. */
const jsonTypes = /^(application\/(problem\+)?json|text\/plain|)\s*(;|$)/i;

/**
 * The JSON text of an answer to `endpoint`, read no further than such an answer is long; the deadline of the request covers
 * it. What an API says of a fault is never a list.
 * @throws for another type, for more, and for an answer that is cut off
 */
export async function readAnswer(response: Response, endpoint: Pick<Endpoint, 'response' | 'who'>): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (!jsonTypes.test(type)) return giveUp(response, `answered ${type}`);
  const isWhole = endpoint.who !== 'anyone' || endpoint.response.safeParse([]).success;
  const limit = response.ok && isWhole ? maxWhole : maxAnswer;
  if (Number(response.headers.get('content-length')) > limit) return giveUp(response, `more than ${limit} bytes`);
  return readText(response, limit);
}

async function readText({ body }: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw new Error(`more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function giveUp({ body }: Response, why: string): Promise<never> {
  await body?.cancel();
  throw new Error(why);
}
