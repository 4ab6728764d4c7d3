import type { Context } from 'hono';
import { lowerFirstKeys } from '@/lib/contract/wire';
import { Refusal } from './api-error';

/**
 * The JSON of a request, its keys lower-first. PostgreSQL's text takes neither NUL nor half a surrogate pair: none comes
 * through here, and nothing nested deeper than the stack.
 */
export async function readJson({ req }: Context): Promise<unknown> {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'Please send JSON, with content-type application/json.');
  const text = await req.text();
  try {
    return lowerFirstKeys(JSON.parse(text, readValue));
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable();
  }
}

function readValue(key: string, value: unknown): unknown {
  if (key.includes('\0')) throw unreadable();
  if (typeof value !== 'string') return value;
  if (value.includes('\0')) throw new Refusal(422, invalid, { [key]: 'Please remove the invisible characters.' });
  return value.toWellFormed();
}

/** What a form shows above its marked fields. */
export const invalid = 'There is a problem';

function unreadable(): Refusal {
  return new Refusal(400, 'This is not JSON.');
}
