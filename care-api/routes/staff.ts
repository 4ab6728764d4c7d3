import type { Dependencies } from '@/care-api/dependencies';
import { type App, admit, route, signedIn } from '@/care-api/route';
import { openAudit } from '@/care-api/staff/list-audit';
import { nouns } from '@/care-api/staff/nouns';
import { deleteFromTrash, openTrash, restoreFromTrash } from '@/care-api/staff/trash';
import { verifyAudit } from '@/care-api/staff/verify-audit';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';

const extensions = Object.entries<Endpoint>(endpoints).flatMap(([name, { extension }]) => (extension ? [name] : []));

export function staffRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listAudit = openAudit(db);
  const listTrash = openTrash(db);
  route(app, deps, endpoints.getCapabilities, async () => ({ extensions }));
  route(app, deps, endpoints.listAudit, ({ query }) => listAudit(query));
  route(app, deps, endpoints.verifyAudit, () => verifyAudit(db));
  route(app, deps, endpoints.listTrash, ({ query, account }) => listTrash(signedIn(account), query));
  route(app, deps, endpoints.restoreFromTrash, async ({ params: { kind, id }, account, seen }) => {
    const noun = nouns[kind];
    admit(noun.who, account);
    return restoreFromTrash(db, noun, { id, caller: signedIn(account), seen, now: deps.now() });
  });
  route(app, deps, endpoints.deleteFromTrash, ({ params: { kind, id }, account }) =>
    deleteFromTrash(deps, nouns[kind], { id, caller: signedIn(account), now: deps.now() }),
  );
}
