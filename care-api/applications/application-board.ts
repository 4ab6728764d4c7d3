import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countMeant } from '@/care-api/desk/find-page';
import { groupIds } from '@/care-api/desk/group-ids';
import { requireMeantRows } from '@/care-api/desk/meant-rows';
import type { Asked } from '@/care-api/desk/staff-list';
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
  const meant = await requireMeantRows(
    db,
    applicationList,
    { ...asked, me: caller.id },
    receivedResource.partOf?.(caller),
  );
  const groups = await groupIds(db, meant, byStage);
  const counted = await countMeant(db, meant);
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
