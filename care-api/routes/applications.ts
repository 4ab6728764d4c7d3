import { listApplications, updateApplication } from '@/care-api/applications/applications';
import type { Dependencies } from '@/care-api/dependencies';
import { type App, route, signedIn } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

export function applicationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listApplications, ({ account }) => listApplications(db, signedIn(account).id));
  route(app, deps, endpoints.updateApplication, ({ params, body, account }) =>
    updateApplication(db, account, params.id, body, deps.now()),
  );
}
