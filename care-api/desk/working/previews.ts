import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { previewLinks } from '@/care-api/database/schema/working';
import { noteChange } from '@/care-api/desk/change-row';
import { findColleague } from '@/care-api/desk/find-colleague';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { mayKeep } from '@/lib/contract/resources';
import type { Editable, Target } from './editable';
import { getRow, getStanding } from './working-copies';

const days = 7;
const ofRow = ({ editable, id }: Target) => and(eq(previewLinks.kind, editable.kind), eq(previewLinks.id, id));
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

type Args = { caller: Account; now: Date };

export function createPreview(db: Db, target: Target, { caller, now }: Args) {
  return db.transaction(async (tx) => {
    if (!(await getRow(tx, target, caller))) return null;
    const token = randomBytes(32).toString('base64url');
    const until = new Date(now.getTime() + days * 86_400_000);
    const link = { hash: hashOf(token), kind: target.editable.kind, id: target.id, accountId: caller.id, until };
    await tx.insert(previewLinks).values(link);
    await noteChange(tx, { ...deedOf(target, 'preview'), caller, now }, {}, { until });
    return { token, until: until.toISOString() };
  });
}

export function deletePreviews(db: Db, target: Target, { caller, now }: Args) {
  return db.transaction(async (tx) => {
    if (!(await getRow(tx, target, caller))) return null;
    const gone = await tx.delete(previewLinks).where(ofRow(target)).returning({ hash: previewLinks.hash });
    if (gone.length === 0) return null;
    await noteChange(tx, { ...deedOf(target, 'preview.end'), caller, now }, { links: gone.length }, { links: 0 });
    return { id: target.id };
  });
}

export async function forgetPreviews(db: Db, now: Date): Promise<void> {
  await db.delete(previewLinks).where(lte(previewLinks.until, now));
}

function deedOf({ editable, id }: Target, action: AuditedAction) {
  return { kind: editable.kind, id, action };
}

/** Null for an address that is unknown, has ended or was taken back. */
export async function getPreview(db: Db, drafts: readonly Editable[], token: string, now: Date) {
  const [link] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.hash, hashOf(token)), gt(previewLinks.until, now)));
  const editable = drafts.find(({ kind }) => kind === link?.kind);
  // It shows what whoever made it may see, as long as they may.
  if (!link || !editable || !mayKeep(editable.kind, await findColleague(db, link.accountId))) return null;
  const standing = await getStanding(db, { editable, id: link.id }, null);
  if (!standing) return null;
  const row = typeof standing.row === 'object' ? standing.row : {};
  return { kind: editable.kind, row: { ...row, ...standing.copy?.data } };
}
