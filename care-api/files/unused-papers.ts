import { inArray } from 'drizzle-orm';
import { media } from '@/care-api/database/schema/media';
import { type Turn, takeTurn } from '@/care-api/database/take-turn';
import type { Dependencies } from '@/care-api/kernel/dependencies';

type Deps = Pick<Dependencies, 'database' | 'files'>;

/** In the store: of a kind that the door to pictures does not know, so that a paper has one address. */
export function paperFile(stem: string): string {
  return `${stem}.paper`;
}

function isPaperFile(file: string): boolean {
  return /^[0-9a-f]{24}\.paper$/.test(file);
}

export async function deleteUnusedPapers({ database, files }: Deps, candidates: readonly string[]): Promise<void> {
  const papers = candidates.filter(isPaperFile);
  if (papers.length === 0) return;
  const rows = await database.db.select({ content: media.content }).from(media).where(inArray(media.content, papers));
  const used = new Set(rows.map(({ content }) => content));
  await files.delete(papers.filter((file) => !used.has(file)));
}

const day = 86_400_000;
/** Once a day: to list a bucket costs money. */
const turn: Turn = { key: 'swept_papers_at', isDue: (since, now) => now.getTime() - since.getTime() >= day };

/** Lets go of content that was stored though its row never came, a day later: another write may be on its way. */
export async function sweepPapers(deps: Deps, now: Date): Promise<void> {
  if (!(await deps.database.db.transaction((tx) => takeTurn(tx, turn, now)))) return;
  const late: string[] = [];
  for (const file of (await deps.files.list()).filter(isPaperFile)) {
    const found = await deps.files.find(file);
    if (found && now.getTime() - found.changedAt.getTime() > day) late.push(file);
  }
  await deleteUnusedPapers(deps, late);
}
