import { companyResource as resource } from '@/care-api/company/company-resource';
import { createCompany, updateCompany } from '@/care-api/company/edit-company';
import { getLatestCompany } from '@/care-api/company/get-latest-company';
import { getRow } from '@/care-api/desk/get-row';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function companyRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.getLatestCompany, () => getLatestCompany(db));
  route(app, deps, endpoints.getCompany, ({ params: { id } }) => getRow(db, resource, id));
  route(app, deps, endpoints.createCompany, ({ body, account }) => createCompany(deps, signedIn(account), body));
  route(app, deps, endpoints.updateCompany, ({ params: { id }, body, account, seen }) => {
    const caller = signedIn(account);
    return updateCompany(deps, body, { id, seen, caller, pictureCaller: caller, action: 'update' });
  });
}
