import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { openDatabase } from '@/care-api/database/open-database';
import { countRow, readRows } from '@/care-api/database/read-rows';
import { verifyAudit } from '@/care-api/desk/verify-audit';
import { localFiles } from '@/care-api/files/local-files';
import type { Database } from '@/care-api/kernel/db';
import type { Manifest } from './manifest';
import { openBackup } from './open-backup';

/** Leaves nothing. @returns what was proved, in one line. @throws with one line that says what does not hold. */
export async function drill(file: string, passphrase: string | null): Promise<string> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'care-drill-'));
  try {
    const dataDir = path.join(scratch, 'data');
    const filesDir = path.join(scratch, 'files');
    await mkdir(dataDir);
    const database = await openDatabase({ dataDir });
    try {
      const manifest = await openBackup(database, localFiles(filesDir), file, { passphrase, replace: false });
      const rows = await requireRows(database, manifest);
      const deeds = await requireAudit(database);
      const pictures = await requirePicture(filesDir);
      return `${rows} rows as counted, audit of ${deeds} deeds whole, ${pictures}`;
    } finally {
      await database.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

async function requireRows({ db }: Database, { tables }: Manifest): Promise<number> {
  let all = 0;
  for (const [name, saved] of Object.entries(tables)) {
    const rows = await readRows(db, countRow, sql`select count(*)::int as count from ${sql.identifier(name)}`);
    const count = rows[0]?.count ?? 0;
    if (count !== saved) throw new Error(`${name}: ${saved} rows were saved, ${count} came back.`);
    all += count;
  }
  return all;
}

async function requireAudit({ db }: Database): Promise<number> {
  const { isWhole, rows, firstBroken } = await verifyAudit(db);
  if (!isWhole) throw new Error(`The chain of the audit is broken at row ${firstBroken}.`);
  return rows;
}

/** The largest formats' own decoder reads each pixel of one. */
async function requirePicture(filesDir: string): Promise<string> {
  const names = (await readdir(filesDir)).filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name)).sort();
  const [name] = names;
  if (!name) return 'no pictures';
  try {
    await sharp(await readFile(path.join(filesDir, name))).stats();
  } catch {
    throw new Error(`The picture ${name} does not open.`);
  }
  return `${names.length} pictures, ${name} opens`;
}
