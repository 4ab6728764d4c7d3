import { desc } from 'drizzle-orm';
import { companyNoun as noun } from '@/care-api/company/company-noun';
import { createCompany, updateCompany } from '@/care-api/company/edit-company';
import { companies } from '@/care-api/database/schema/provider';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function companyRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const get = async (id: number) => (await noun.read(db, [id]))[0] ?? null;
  route(app, deps, endpoints.getLatestCompany, async () => {
    const [latest] = await db.select({ id: companies.id }).from(companies).orderBy(desc(companies.id)).limit(1);
    return latest ? get(latest.id) : null;
  });
  route(app, deps, endpoints.getCompany, ({ params }) => get(params.id));
  route(app, deps, endpoints.createCompany, ({ body, account }) => createCompany(deps, signedIn(account), body));
  route(app, deps, endpoints.updateCompany, ({ params: { id }, body, account, seen }) => {
    const caller = signedIn(account);
    return updateCompany(deps, body, { id, seen, caller, pictureCaller: caller, action: 'update' });
  });
}
