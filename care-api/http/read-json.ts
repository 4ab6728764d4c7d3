import type { Context } from 'hono';
import { Refusal } from '@/care-api/kernel/refusal';
import { lowerFirstKeys } from '@/lib/contract/wire';

/** Keys lower-first. Nothing that PostgreSQL's text refuses (NUL, half surrogates) or that the stack cannot hold. */
export async function readJson({ req }: Context): Promise<unknown> {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'jsonTypeRequired');
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
  if (value.includes('\0')) throw new Refusal(422, 'problem', { [key]: 'invisibleCharacters' });
  return value.toWellFormed();
}

function unreadable(): Refusal {
  return new Refusal(400, 'notJson');
}
