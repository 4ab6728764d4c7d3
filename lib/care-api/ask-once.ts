import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { bypassNextCache } from './bypass-next-cache';
import { fetchCareApi } from './fetch-care-api';
import { keptByNext } from './kept-by-next';
import type { Answer } from './kept-readings';
import { LastGood } from './last-good';
import { withPatience } from './patience';
import { readAnswer } from './read-answer';
import { isOurApi } from './unanswered';

export type Keep = 'next' | 'here' | 'nowhere';
type Answering<R extends z.ZodType> = Endpoint & { response: R };

export const lastGood = new LastGood({ most: 500, bytes: 16 * 1024 * 1024 });

export async function askOnce<R extends z.ZodType>(
  endpoint: Answering<R>,
  path: string,
  deadline: number,
  { keep, freshFor }: { keep: Keep; freshFor: number },
): Promise<Answer<R> | null> {
  const parsed = new Map<string, z.output<R>>();
  // What cannot be read is an answer to nobody: it is not kept either.
  const getText = async () => {
    const text = await withPatience(deadline, (time) => fetchText(endpoint, path, { deadline: time, keep }));
    if (text === null) return null;
    parsed.set(text, endpoint.response.parse(JSON.parse(text)));
    return text;
  };
  try {
    const keeping = { path, tags: endpoint.reads ?? [], freshFor };
    const text = await (keep === 'next' ? keptByNext(keeping, getText) : getText());
    if (text === null) {
      lastGood.delete(path);
      return { reading: { state: 'missing' }, bytes: 0 };
    }
    const value = parsed.get(text) ?? endpoint.response.parse(JSON.parse(text));
    if (keep !== 'nowhere') lastGood.set(path, text);
    return { reading: { state: 'ready', value }, bytes: Buffer.byteLength(text) };
  } catch (fault) {
    logFault(endpoint.path, fault);
    return null;
  }
}

function fetchText(
  endpoint: Endpoint,
  path: string,
  { deadline, keep }: { deadline: number; keep: Keep },
): Promise<string | null> {
  return fetchCareApi(`api/${path}`, { next: bypassNextCache, deadline }, async (response) => {
    const isMissing = response.status === 404 || isUnknownCall(endpoint, response);
    // An API of ours gives lists by the page, but to whoever wants all of one.
    const isPaged = keep !== 'nowhere' && isOurApi();
    if (response.ok && !isMissing) return readAnswer(response, endpoint, isPaged);
    await response.body?.cancel();
    if (isMissing) return null;
    throw new Error(`answered ${response.status}`);
  });
}

/** A write may be answered by nothing, or by a word. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An API without our extensions may say so in other words than 404. */
export function isUnknownCall({ extension }: Endpoint, { status }: Response): boolean {
  return extension === true && (status === 405 || status === 501);
}

/** By the call's pattern: in an address may stand what opens something, or what somebody looked for. */
export function logFault(path: string, fault: unknown): void {
  const reason = (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/g, ' ').slice(0, 200);
  process.stderr.write(`${JSON.stringify({ level: 'warn', message: 'care API', path, reason })}\n`);
}
