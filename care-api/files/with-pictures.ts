import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { fileNameIn, isDataUrl } from '@/lib/contract/picture';
import { fileOfPicture } from '@/lib/contract/picture-variants';
import { mayCall } from '@/lib/contract/staff';
import { adoptPictures } from './adopt-pictures';
import { deleteUnusedPictures } from './delete-unused-pictures';
import { storePicture } from './store-picture';

/** What a body says of a picture: a data URL, the name of one that is there, '' for none, nothing to leave it. */
type Sent = string | null | undefined;

/** The name to store in a field, given the one that the row has; '' for a row that is new. */
export type Settle = (field: string, current: string | readonly string[]) => string;

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;

/** Stored before the write, so that no connection waits; gone again if it fails. Null is the API itself. */
export async function withPictures<T>(
  deps: Deps,
  account: Account | null,
  sent: Record<string, Sent>,
  write: (settle: Settle) => Promise<T | null>,
): Promise<T | null> {
  const made = new Map<string, string>();
  const replaced: string[] = [];
  try {
    const names = await prepare(deps, account, sent, made);
    const done = await write((field, current) => {
      const present = typeof current === 'string' ? [current] : current;
      replaced.push(...present);
      return choose(names, field, present);
    });
    // Another write may have taken the same picture from the last row that showed it, and its file with it.
    for (const [dataUrl, name] of made) {
      const isGone = (await deps.files.find(name).catch(() => name)) === null;
      if (isGone) await storePicture(deps.files, { ...senderOf(account), field: '', dataUrl });
    }
    return done;
  } finally {
    await deleteUnusedPictures(deps, [...made.values(), ...replaced]);
    await adopt(deps, made);
  }
}

/** The row is stored by now: what fails here is done by the clock, and is no reason to send it again. */
async function adopt(deps: Deps, made: ReadonlyMap<string, string>): Promise<void> {
  const titles = new Map([...made].map(([dataUrl, name]) => [name, fileNameIn(dataUrl)]));
  await adoptPictures(deps, titles).catch((error) =>
    deps.log({ level: 'error', message: 'pictures not yet in the library', error: reasonOf(error) }),
  );
}

/** Whose pictures are one where they are the same: those of all who may see the library, and of each other account. */
export function senderOf(account: Account | null): { owner: string; circle: string } {
  const owner = account?.id ?? '';
  return { owner, circle: account && !mayCall('editor', account) ? owner : 'office' };
}

type Prepared = { name: string; isKnown: boolean };

/** The names that were sent, new pictures stored under theirs. One picture sent twice is stored once. */
async function prepare(
  { files }: Deps,
  account: Account | null,
  sent: Record<string, Sent>,
  made: Map<string, string>,
) {
  const prepared = new Map<string, Prepared>();
  for (const [field, value] of Object.entries(sent)) {
    if (value === null || value === undefined) continue;
    if (isDataUrl(value) && !made.has(value)) {
      made.set(value, await storePicture(files, { ...senderOf(account), field, dataUrl: value }));
    }
    const isKnown =
      value === '' ||
      made.has(value) ||
      ((account === null || mayCall('editor', account)) && (await files.find(fileOfPicture(value))) !== null);
    prepared.set(field, { name: made.get(value) ?? value, isKnown });
  }
  return prepared;
}

function choose(prepared: ReadonlyMap<string, Prepared>, field: string, present: readonly string[]): string {
  const found = prepared.get(field);
  if (!found) return present[0] ?? '';
  if (found.isKnown || present.includes(found.name)) return found.name;
  throw new Refusal(422, 'problem', { [field]: 'pictureTypeWrong' });
}
