import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { groupIds } from '@/care-api/desk/group-ids';
import { type Asked, countList } from '@/care-api/desk/staff-list';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { type applicationBoard, mostCards } from '@/lib/contract/application';
import { applicationStages } from '@/lib/contract/application-stage';
import { applicationList } from './application-list';
import { listReceived, receivedResource } from './received-resource';

const byStage = { by: sql`t.hiring_stage`, newest: sql`t.stage_since`, most: mostCards };

export async function getApplicationBoard(
  db: Db,
  asked: Omit<Asked, 'size'>,
  caller: Account,
): Promise<z.input<typeof applicationBoard>> {
  const only = receivedResource.partOf?.(caller) ?? sql`true`;
  const mine = { ...asked, me: caller.id };
  const groups = await groupIds(db, applicationList, byStage, mine, only);
  const counted = await countList(db, applicationList, mine, only);
  const rows = await listReceived(
    db,
    groups.flatMap(({ ids }) => ids),
  );
  const columns = applicationStages.flatMap((stage) => {
    const group = groups.find(({ name }) => name === stage);
    return group ? [{ stage, total: group.total, items: rows.filter((row) => row.stage === stage) }] : [];
  });
  return { ...counted, columns };
}
