import { z } from 'zod';
import { Refusal } from '@/care-api/kernel/refusal';

const versioned = z.object({ version: z.number().int() });

/**
 * The version that a sender has seen: If-Match as `"3"` or as a GET's ETag says it, or the body's `version`; null when
 * neither says.
 * @throws Refusal 400 for a header that names no version, or another one than the body.
 */
export function seenVersion(header: string | undefined, body: unknown): number | null {
  const inBody = versioned.safeParse(body).data?.version ?? null;
  if (header === undefined) return inBody;
  const said = /^"(\d{1,9})(?:\.[\w-]{22})?"$/.exec(header)?.[1];
  if (said === undefined || (inBody !== null && inBody !== Number(said))) throw new Refusal(400, 'versionUnreadable');
  return Number(said);
}

/** Of an answer that is one row. */
export function rowVersion(answer: unknown): number | null {
  return versioned.safeParse(answer).data?.version ?? null;
}
