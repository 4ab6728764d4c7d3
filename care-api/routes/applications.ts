import { followApplication, markApplicationRead, openApplication } from '@/care-api/applications/follow-application';
import { receivedNoun } from '@/care-api/applications/received-noun';
import { openPages } from '@/care-api/desk/list-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { listApplications, updateApplication } from '@/care-api/questionnaires/applications';
import { endpoints } from '@/lib/contract/endpoints';

export function applicationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listReceived = openPages(db, receivedNoun);
  route(app, deps, endpoints.listApplications, ({ account }) => listApplications(db, signedIn(account).id));
  route(app, deps, endpoints.updateApplication, ({ params, body, account }) =>
    updateApplication(db, account, params.id, body, deps.now()),
  );
  route(app, deps, endpoints.listReceivedApplications, ({ query, account }) => listReceived(query, account));
  route(app, deps, endpoints.getReceivedApplication, ({ params: { id }, account }) =>
    openApplication(deps, id, signedIn(account)),
  );
  route(app, deps, endpoints.readReceivedApplication, ({ params: { id }, account }) =>
    markApplicationRead(deps, id, signedIn(account)),
  );
  route(app, deps, endpoints.updateReceivedApplication, ({ params: { id }, body, account, seen }) =>
    followApplication(deps, { id, step: body, caller: signedIn(account), seen }),
  );
}
