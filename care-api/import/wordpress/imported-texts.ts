import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { importedTexts } from '@/care-api/database/schema/imported-texts';
import type { Writer } from '@/care-api/kernel/db';

export const deletedHere = 'deleted here since; --with-deleted takes it again';

type Kind = 'post' | 'page' | 'comment';
type Fields = Readonly<Record<string, string>>;

const rowsPerStatement = 1_000;

/** What runs before have taken, and this one takes: what somebody has changed or deleted here since stays so. */
export class ImportedTexts {
  private readonly noted: Map<string, Fields>;
  private readonly fresh = new Map<string, Fields>();

  private constructor(
    rows: (typeof importedTexts.$inferSelect)[],
    private readonly takesDeleted: boolean,
  ) {
    this.noted = new Map(rows.map(({ key, sums }) => [key, sums]));
  }

  static async read(tx: Writer, takesDeleted: boolean): Promise<ImportedTexts> {
    return new ImportedTexts(await tx.select().from(importedTexts), takesDeleted);
  }

  /** Of what is not here, though it was taken before. */
  isDeleted(kind: Kind, key: string): boolean {
    return !this.takesDeleted && this.noted.has(`${kind} ${key}`);
  }

  /** Of each field what the export says, or what stands here where that is not what an import has put there. */
  settle<T extends Fields>(kind: Kind, key: string, wanted: T, stands: T, isUntouched: boolean): T {
    const noted = this.noted.get(`${kind} ${key}`);
    const isOurs = (name: string) => (noted ? noted[name] === sumOf(stands[name] ?? '') : isUntouched);
    const settled = { ...wanted };
    const sums: Record<string, string> = {};
    for (const name of Object.keys(wanted)) {
      const isWritten = isOurs(name);
      if (!isWritten) Object.assign(settled, { [name]: stands[name] });
      sums[name] = isWritten ? sumOf(wanted[name] ?? '') : (noted?.[name] ?? sumOf(wanted[name] ?? ''));
    }
    this.fresh.set(`${kind} ${key}`, sums);
    return settled;
  }

  note(kind: Kind, key: string, taken: Fields): void {
    const sums = Object.entries(taken).map(([name, text]) => [name, sumOf(text)] as const);
    this.fresh.set(`${kind} ${key}`, Object.fromEntries(sums));
  }

  async write(tx: Writer): Promise<void> {
    const rows = [...this.fresh].map(([key, sums]) => ({ key, sums }));
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      await tx
        .insert(importedTexts)
        .values(rows.slice(start, start + rowsPerStatement))
        .onConflictDoUpdate({ target: importedTexts.key, set: { sums: sql`excluded.sums` } });
    }
  }
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
