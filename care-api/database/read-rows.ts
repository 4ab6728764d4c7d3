import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/kernel/db';

/** @throws ZodError for a row that is not as its schema says. */
export async function readRows<S extends z.ZodType>(
  db: Pick<Db, 'execute'>,
  row: S,
  query: SQL,
): Promise<z.output<S>[]> {
  const { rows } = await db.execute(query);
  return rows.map((one) => row.parse(one));
}

/** A value that the contract can read, left as it is. */
export function readable<S extends z.ZodType>(schema: S): z.ZodType<z.input<S>> {
  return z.custom<z.input<S>>((value) => schema.safeParse(value).success);
}

export const idRow = z.object({ id: z.number() });
export const countRow = z.object({ count: z.number() });
