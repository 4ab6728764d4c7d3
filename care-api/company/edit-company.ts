import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { companies } from '@/care-api/database/schema/provider';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Deps } from '@/care-api/desk/working/editable';
import { withPictures } from '@/care-api/files/with-pictures';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { claims } from '@/lib/contract/claims';
import type { CompanyWire, companyInput } from '@/lib/contract/company';
import { companyResource as resource } from './company-resource';

type Input = z.output<typeof companyInput>;

export function createCompany(deps: Deps, caller: Account, body: Input) {
  return withPictures(deps, caller, { logoPath: body.logoPath }, (settle) =>
    createRow(deps.database.db, { resource, caller, action: 'create', now: deps.now() }, async (tx) => {
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

export function updateCompany(deps: Deps, body: Input, { pictureCaller, ...change }: Change) {
  return withPictures(deps, pictureCaller, { logoPath: body.logoPath }, (settle) =>
    changeRow(deps.database.db, { resource, now: deps.now(), ...change }, async (tx, before) => {
      const logoPath = settle('logoPath', before.logoPath ?? '');
      // Once it has a name of its own it is the sample no more.
      const isSample = before.isSample === true && (body.companyName ?? before.companyName) === before.companyName;
      const own = before.isSample && !isSample ? await withoutSample(tx, before, { ...body, logoPath }) : {};
      return tx
        .update(companies)
        .set({ ...toRow(body), logoPath, isSample, ...own })
        .where(eq(companies.id, change.id));
    }),
  );
}

/** Nobody is reached by what was made up; hours and a promise hold where they were said. */
const madeUp = { phone: '', email: '', address: '', logoPath: '', fees: [], claims: [] } as const;
const unsaid = { openingHours: '', openingPeriods: [], promiseMinutes: null, claims: [] } as const;
const laidRow = z.object({ content: z.record(z.string(), z.unknown()) });

/** Of a provider that was the sample: what is left of that goes with its name. */
async function withoutSample(
  tx: Writer,
  before: CompanyWire,
  body: Input,
): Promise<Partial<typeof companies.$inferInsert>> {
  const [laid] = await readRows(
    tx,
    laidRow,
    sql`select content from sample_rows where kind = 'provider' and row_id = ${before.companyId}`,
  );
  const { logo_path: logoPath, ...content } = laid?.content ?? {};
  // Of one that was laid before there were any, it is all of them.
  const sample: Record<string, unknown> = { claims: [...claims], ...content, logoPath };
  const after: Record<string, unknown> = { ...before, ...body };
  const own = Object.entries(madeUp).filter(([field]) => isDeepStrictEqual(after[field], sample[field]));
  const rest = Object.entries(unsaid).filter(([field]) => !(field in body));
  return Object.fromEntries([...own, ...rest]);
}

function toRow({ companyName, companyId, isSample, version, updatedAt, ...rest }: Input) {
  return { ...rest, ...(companyName !== undefined && { name: companyName }) };
}
