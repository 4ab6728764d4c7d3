import type { Dependencies } from '@/care-api/dependencies';
import { type App, admit, requireFreshPassword, route, signedIn } from '@/care-api/route';
import { openAudit } from '@/care-api/staff/list-audit';
import { nouns } from '@/care-api/staff/nouns';
import { orderedNouns, orderRows } from '@/care-api/staff/order-rows';
import { changeMany, getRun, undoRun } from '@/care-api/staff/runs';
import { answerTable, findTable } from '@/care-api/staff/tables';
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
  route(app, deps, endpoints.orderRows, async ({ params: { kind }, body, account }) => {
    admit(orderedNouns[kind].who, account);
    return orderRows(db, orderedNouns[kind], body.ids, signedIn(account), deps.now());
  });
  route(app, deps, endpoints.changeMany, async ({ params: { kind }, body, account }) => {
    admit(nouns[kind].who, account);
    return changeMany(db, nouns[kind], body, signedIn(account), deps.now());
  });
  route(app, deps, endpoints.getRun, ({ params, account }) => getRun(db, signedIn(account), params.id));
  route(app, deps, endpoints.undoRun, ({ params, account }) => undoRun(db, signedIn(account), params.id, deps.now()));
  route(app, deps, endpoints.exportTable, async ({ params, query, account }) => {
    const table = findTable(params.file);
    if (!table) return null;
    admit(table.who, account);
    if (table.isPersonal) requireFreshPassword(signedIn(account), deps.now());
    return answerTable(db, table, query, signedIn(account), deps.now());
  });
}
