import { z } from 'zod';
import { Refusal } from '@/care-api/kernel/refusal';

const versioned = z.object({ version: z.number().int() });

/** If-Match as `"3"` or an ETag, or the body's `version`; null when neither. @throws Refusal 400 where they disagree. */
export function seenVersion(header: string | undefined, body: unknown): number | null {
  const inBody = versioned.safeParse(body).data?.version ?? null;
  if (header === undefined) return inBody;
  const said = /^"(\d{1,9})(?:\.[\w-]{22})?"$/.exec(header)?.[1];
  if (said === undefined || (inBody !== null && inBody !== Number(said))) throw new Refusal(400, 'versionUnreadable');
  return Number(said);
}

export function rowVersion(answer: unknown): number | null {
  return versioned.safeParse(answer).data?.version ?? null;
}
