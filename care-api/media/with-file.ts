import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { storePicture } from '@/care-api/files/store-picture';
import type { Dependencies } from '@/care-api/kernel/dependencies';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;
type StoredFile = { name: string; bytes: number };

/** Stored before the write begins, and gone again where that fails; what it replaced, where it does not. */
export async function withFile<T>(
  deps: Deps,
  sender: Pick<Parameters<typeof storePicture>[1], 'owner' | 'circle'>,
  picture: string | undefined,
  write: (file: StoredFile | undefined, onReplaced: (name: string) => void) => Promise<T | null>,
): Promise<T | null> {
  if (picture === undefined) return write(undefined, () => {});
  const name = await storePicture(deps.files, { ...sender, field: 'picture', dataUrl: picture });
  const names = [name];
  try {
    const stored = await deps.files.find(name);
    return await write({ name, bytes: stored?.bytes ?? 0 }, (replaced) => names.push(replaced));
  } finally {
    await deleteUnusedPictures(deps, names);
  }
}
