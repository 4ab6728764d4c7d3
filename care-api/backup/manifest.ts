import { z } from 'zod';

export const manifestSchema = z.object({
  /** 1 is of the schema before it had one start, whose steps were others. */
  format: z.literal([1, 2]),
  createdAt: z.string(),
  /** How many migrations the database had seen: an older program cannot read a newer one's rows. */
  migrations: z.number().int().positive(),
  tables: z.record(z.string(), z.number().int().nonnegative()),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Each care API makes an account at its first start: without one it is another database than theirs. @throws with one line. */
export function requireAccount({ accounts = 0 }: Manifest['tables'], what: string): void {
  if (accounts > 0) return;
  throw new Error(
    `${what} holds no account, so no care API ever started on it: DATABASE_URL, or DATA_DIR, named another one. On a server "node deploy/run.mjs" reads the settings of the service.`,
  );
}

/** With the last of them the schema was what it has been since its one start. */
const earlySteps = 63;

/** @throws with one line that says what to do where a database of `known` steps has no place for what is in the backup. */
export function requireReadable({ format, migrations }: Manifest, known: number): void {
  if (migrations > (format === 1 ? earlySteps : known)) {
    throw new Error('This backup was made by a newer version. Update first, then restore.');
  }
  if (format === 1 && migrations < earlySteps) {
    throw new Error(
      `This backup is of step ${migrations} of the ${earlySteps} before 26 November 2026. Start the last version before that day once on its database, save it with that one, and restore what it saved.`,
    );
  }
}
