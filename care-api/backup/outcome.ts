import { z } from 'zod';

/** Small texts beside the backups; null where there is none, or it cannot be read. */
export type Outcomes = {
  write(name: string, text: string): Promise<void>;
  read(name: string): Promise<string | null>;
};

const outcome = z.object({ at: z.coerce.date(), file: z.string(), isGood: z.boolean(), said: z.string() });
export type Outcome = z.output<typeof outcome>;
type Kind = 'backup' | 'drill';

export function noteOutcome({ outcomes }: { outcomes: Outcomes }, kind: Kind, what: Outcome): Promise<void> {
  return outcomes.write(`last-${kind}.json`, JSON.stringify(what));
}

export async function lastOutcome({ outcomes }: { outcomes: Outcomes }, kind: Kind): Promise<Outcome | null> {
  try {
    return outcome.parse(JSON.parse((await outcomes.read(`last-${kind}.json`)) ?? ''));
  } catch {
    return null;
  }
}
