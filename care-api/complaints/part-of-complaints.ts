import { type SQL, sql } from 'drizzle-orm';
import type { Colleague } from '@/care-api/desk/find-colleague';

const isSwitchedOn = sql`coalesce((
  select (k.value::json ->> 'assignedOnly')::boolean from settings k where k.key = 'complaints'), false)`;

/** Which complaints `t` are somebody's to see: an admin's all, others', where an admin says so, those they were given. */
export function partOfComplaints(caller: Colleague): SQL | null {
  return caller.isAdmin ? null : sql`(not ${isSwitchedOn} or t.owner_id is not distinct from ${caller.id}::uuid)`;
}

export function seesPart(caller: Colleague): SQL {
  return sql`(${isSwitchedOn} and not ${caller.isAdmin}::boolean)`;
}

/** Whoever enters one knows of it already: it is theirs where they would not see it otherwise. */
export function ownerOfEntered(caller: Colleague): SQL {
  return sql`case when ${isSwitchedOn} and not ${caller.isAdmin}::boolean then ${caller.id}::uuid end`;
}
