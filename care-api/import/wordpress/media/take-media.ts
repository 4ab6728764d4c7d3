import { importedMedia } from '@/care-api/database/schema/imported-media';
import type { Db } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import type { MediaFile } from './media-paths';
import type { MediaSource } from './open-media';
import { isStillHere, storeFile } from './store-file';
import { isForGood, type StoredMedia } from './store-media';

export type MediaSummary = {
  created: number;
  unchanged: number;
  problems: Map<string, string[]>;
  /** How many nobody asked for, as there is no --media. */
  left: number;
};

type Deps = { db: Db; files: FileStore };

/** Nobody answers any more: the rest would only take its time. */
const patience = 3;

/** Each is noted as soon as it is stored, so that the next run goes on from there. Answers their names by key. */
export async function takeMedia(
  deps: Deps,
  files: readonly MediaFile[],
  source: MediaSource | null,
  onProgress: (done: number, of: number) => void,
): Promise<{ names: Map<string, string>; summary: MediaSummary }> {
  const { db } = deps;
  const known = new Map((await db.select().from(importedMedia)).map((row) => [row.key, row]));
  const names = new Map<string, string>();
  const summary: MediaSummary = { created: 0, unchanged: 0, problems: new Map(), left: 0 };
  const fail = ({ paths: [file = ''] }: MediaFile, problem: string) =>
    summary.problems.set(problem, [...(summary.problems.get(problem) ?? []), file]);
  let silent = 0;
  for (const [index, file] of files.entries()) {
    const before = known.get(file.key);
    if (before?.name && (await isStillHere(deps, before.name))) {
      names.set(file.key, before.name);
      summary.unchanged += 1;
      continue;
    }
    if (before?.problem && (!source || isForGood(before.problem))) fail(file, before.problem);
    else if (!source) summary.left += 1;
    else if (silent >= patience) fail(file, 'was not asked for: nobody answered');
    else {
      const taken = await take(deps, file, source);
      silent = 'isAway' in taken && taken.isAway ? silent + 1 : 0;
      if ('name' in taken || isForGood(taken.problem)) await note(db, file.key, taken);
      if ('name' in taken) {
        names.set(file.key, taken.name);
        summary.created += 1;
      } else fail(file, taken.problem);
    }
    if ((index + 1) % 10 === 0 || index + 1 === files.length) onProgress(index + 1, files.length);
  }
  return { names, summary };
}

/** With `isAway` what could not be had; without it what was had. */
async function take(
  deps: Deps,
  { paths }: MediaFile,
  source: MediaSource,
): Promise<StoredMedia | { problem: string; isAway: boolean }> {
  let failed = { problem: 'is not there', isAway: false };
  for (const [index, file] of paths.entries()) {
    const fetched = await source(file);
    if ('content' in fetched) return storeFile(deps, file, fetched.content);
    // Of several what is wrong with the first is said.
    if (index === 0) failed = { problem: fetched.problem, isAway: fetched.isAway ?? false };
  }
  return failed;
}

async function note(db: Db, key: string, stored: StoredMedia): Promise<void> {
  const row = { name: '', problem: '', ...stored };
  await db
    .insert(importedMedia)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: importedMedia.key, set: row });
}
