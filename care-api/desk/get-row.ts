import type { Db } from '@/care-api/kernel/db';
import type { Kept, Wire } from './resource';

export async function getRow<W extends Wire, Id extends number | string>(
  db: Pick<Db, 'select' | 'execute'>,
  resource: Kept<W, Id>,
  id: Id,
): Promise<W | null> {
  const [row] = await resource.read(db, [id]);
  return row && row.deletedAt == null ? row : null;
}
