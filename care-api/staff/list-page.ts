import type { Db } from '@/care-api/database/open-database';
import type { Kept, Wire } from './noun';
import { type Asked, openStaffList, type StaffList } from './staff-list';

/** Answers a page of a noun, as its published list does when it is asked for `page`. */
export function openPages<W extends Wire>(db: Db, noun: Kept<W, number> & { list: StaffList }) {
  const find = openStaffList(noun.list);
  return async (asked: Asked) => {
    const { ids, ...page } = await find(db, asked);
    return { items: ids.length > 0 ? await noun.read(db, ids.map(Number)) : [], ...page };
  };
}
