import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { importPlanned, importRows, imports } from '@/care-api/database/schema/imports';
import type { ImportDeps } from './import-deps';
import { undoDays } from './import-rows';

const day = 86_400_000;
/** A file that nobody has gone on with, and what was left of one when the process was killed. */
const fileDays = 7;

/** After 30 days an import cannot be taken back: what its listings were before is forgotten, and what it planned and refused. */
export async function forgetImports({ database: { db }, importsDir, now }: Omit<ImportDeps, 'log'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * day);
  const old = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(lt(imports.endedAt, before(undoDays)), not(inArray(imports.state, ['running', 'undoing']))));
  await db.delete(importRows).where(inArray(importRows.importId, old));
  const long = db
    .select({ id: imports.id })
    .from(imports)
    .where(lt(imports.createdAt, before(undoDays)));
  await db.delete(importPlanned).where(inArray(importPlanned.importId, long));
  await db
    .update(imports)
    .set({ refused: [] })
    .where(and(lt(imports.createdAt, before(undoDays)), sql`${imports.refused} <> '[]'`));
  const files = await readdir(importsDir).catch(() => []);
  if (files.length === 0) return;
  const busy = await db
    .select({ file: imports.file })
    .from(imports)
    .where(inArray(imports.state, ['checking', 'running']));
  for (const name of files) {
    if (busy.some(({ file }) => file === name)) continue;
    const file = path.join(importsDir, name);
    const found = await stat(file).catch(() => null);
    if (!found || found.mtime >= before(fileDays)) continue;
    // Nobody begins what has no file.
    await db.update(imports).set({ file: '' }).where(eq(imports.file, name));
    await rm(file, { force: true });
  }
}
