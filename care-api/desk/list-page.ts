import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { openStaffList } from './find-page';
import type { Kept, Wire } from './resource';
import type { Asked, Scope, StaffList } from './staff-list';

type Listed<W extends Wire> = Kept<W, number> & { list: StaffList };

export function openPages<W extends Wire>(db: Db, resource: Listed<W>) {
  const find = openStaffList(resource.list);
  const { readListed = resource.read } = resource;
  return async (asked: Asked, caller: Account | null = null) => {
    const { ids, ...page } = await find(db, asked, scopeOf(resource, caller));
    return { items: ids.length > 0 ? await readListed(db, ids.map(Number)) : [], ...page };
  };
}

function scopeOf({ partOf }: Pick<Kept<Wire, number>, 'partOf'>, caller: Account | null): Scope | undefined {
  const where = caller && partOf?.(caller);
  return where ? { name: `part of ${caller.id}`, where } : undefined;
}
