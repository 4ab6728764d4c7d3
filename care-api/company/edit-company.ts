import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { companies } from '@/care-api/database/schema/provider';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Places } from '@/care-api/desk/working/editable';
import { withPictures } from '@/care-api/files/with-pictures';
import type { Account } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import type { companyInput } from '@/lib/contract/company';
import { companyNoun as noun } from './company-noun';

type Input = z.output<typeof companyInput>;

export function createCompany(places: Places, caller: Account, body: Input) {
  return withPictures(places, caller, { logoPath: body.logoPath }, (settle) =>
    createRow(places.database.db, { noun, caller, action: 'create', now: places.now() }, async (tx) => {
      const values = { ...toRow(body), logoPath: settle('logoPath', '') };
      const [company] = await tx.insert(companies).values(values).returning({ id: companies.id });
      return company?.id;
    }),
  );
}

type Change = {
  id: number;
  seen: number | null;
  caller: Account | null;
  /** In whose name pictures are given; null for those that were let in before. */
  pictureCaller: Account | null;
  action: AuditedAction;
};

export function updateCompany(places: Places, body: Input, { pictureCaller, ...change }: Change) {
  return withPictures(places, pictureCaller, { logoPath: body.logoPath }, (settle) =>
    changeRow(places.database.db, { noun, now: places.now(), ...change }, (tx, before) => {
      const logoPath = settle('logoPath', before.logoPath ?? '');
      // Once it has a name of its own it is the sample no more.
      const isSample = before.isSample === true && (body.companyName ?? before.companyName) === before.companyName;
      return tx
        .update(companies)
        .set({ ...toRow(body), logoPath, isSample })
        .where(eq(companies.id, change.id));
    }),
  );
}

/** Fields that were not sent stay as they are. */
function toRow({ companyName, companyId, isSample, version, updatedAt, ...rest }: Input) {
  return { ...rest, ...(companyName !== undefined && { name: companyName }) };
}
