import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { companies } from '@/care-api/database/schema/provider';
import type { Dependencies } from '@/care-api/dependencies';
import { withPictures } from '@/care-api/files/with-pictures';
import { type App, route, signedIn } from '@/care-api/route';
import type { companyInput } from '@/lib/contract/company';
import { endpoints } from '@/lib/contract/endpoints';

const wire = {
  companyId: companies.id,
  logoPath: companies.logoPath,
  companyName: companies.name,
  phone: companies.phone,
  email: companies.email,
  address: companies.address,
  openingHours: companies.openingHours,
  isSample: companies.isSample,
  regulatorRating: companies.regulatorRating,
  regulatorUrl: companies.regulatorUrl,
  regulatorDate: companies.regulatorDate,
};

export function companyRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.getLatestCompany, async () => {
    const [company] = await db.select(wire).from(companies).orderBy(desc(companies.id)).limit(1);
    return company ?? null;
  });
  route(app, deps, endpoints.getCompany, async ({ params }) => {
    const [company] = await db.select(wire).from(companies).where(eq(companies.id, params.id));
    return company ?? null;
  });
  route(app, deps, endpoints.createCompany, ({ body, account }) =>
    withPictures(deps, signedIn(account), { logoPath: body.logoPath }, async (settle) => {
      const values = { ...toRow(body), logoPath: settle('logoPath', '') };
      const [company] = await db.insert(companies).values(values).returning(wire);
      return company ?? null;
    }),
  );
  route(app, deps, endpoints.updateCompany, ({ params, body, account }) =>
    withPictures(deps, signedIn(account), { logoPath: body.logoPath }, (settle) =>
      db.transaction(async (tx) => {
        const isThis = eq(companies.id, params.id);
        const [before] = await tx.select().from(companies).where(isThis).for('update');
        if (!before) return null;
        const logoPath = settle('logoPath', before.logoPath);
        // Once it has a name of its own it is the sample no more.
        const isSample = before.isSample && (body.companyName ?? before.name) === before.name;
        const changed = { ...toRow(body), logoPath, isSample, updatedAt: deps.now() };
        const [company] = await tx.update(companies).set(changed).where(isThis).returning(wire);
        return company ?? null;
      }),
    ),
  );
}

/** Fields that were not sent stay as they are. */
function toRow({ companyName, companyId: _id, isSample: _sample, ...rest }: z.output<typeof companyInput>) {
  return { ...rest, ...(companyName !== undefined && { name: companyName }) };
}
