import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { companyNoun as noun } from '@/care-api/company/company-noun';
import { companies } from '@/care-api/database/schema/provider';
import type { Dependencies } from '@/care-api/dependencies';
import { withPictures } from '@/care-api/files/with-pictures';
import { type App, route, signedIn } from '@/care-api/route';
import { changeRow, createRow } from '@/care-api/staff/change-row';
import type { companyInput } from '@/lib/contract/company';
import { endpoints } from '@/lib/contract/endpoints';

export function companyRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const get = async (id: number) => (await noun.read(db, [id]))[0] ?? null;
  route(app, deps, endpoints.getLatestCompany, async () => {
    const [latest] = await db.select({ id: companies.id }).from(companies).orderBy(desc(companies.id)).limit(1);
    return latest ? get(latest.id) : null;
  });
  route(app, deps, endpoints.getCompany, ({ params }) => get(params.id));
  route(app, deps, endpoints.createCompany, ({ body, account }) => {
    const caller = signedIn(account);
    return withPictures(deps, caller, { logoPath: body.logoPath }, (settle) =>
      createRow(db, { noun, caller, action: 'create', now: deps.now() }, async (tx) => {
        const values = { ...toRow(body), logoPath: settle('logoPath', '') };
        const [company] = await tx.insert(companies).values(values).returning({ id: companies.id });
        return company?.id;
      }),
    );
  });
  route(app, deps, endpoints.updateCompany, ({ params: { id }, body, account, seen }) => {
    const caller = signedIn(account);
    return withPictures(deps, caller, { logoPath: body.logoPath }, (settle) =>
      changeRow(db, { noun, id, seen, caller, action: 'update', now: deps.now() }, (tx, before) => {
        const logoPath = settle('logoPath', before.logoPath ?? '');
        // Once it has a name of its own it is the sample no more.
        const isSample = before.isSample === true && (body.companyName ?? before.companyName) === before.companyName;
        return tx
          .update(companies)
          .set({ ...toRow(body), logoPath, isSample })
          .where(eq(companies.id, id));
      }),
    );
  });
}

/** Fields that were not sent stay as they are. */
function toRow({ companyName, companyId, isSample, version, updatedAt, ...rest }: z.output<typeof companyInput>) {
  return { ...rest, ...(companyName !== undefined && { name: companyName }) };
}
