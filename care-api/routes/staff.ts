import { openAudit } from '@/care-api/desk/list-audit';
import { orderRows } from '@/care-api/desk/order-rows';
import { changeMany, getRun, undoRun } from '@/care-api/desk/runs';
import { answerTable } from '@/care-api/desk/tables';
import { deleteFromTrash, openTrash, restoreFromTrash } from '@/care-api/desk/trash';
import { verifyAudit } from '@/care-api/desk/verify-audit';
import { type App, route } from '@/care-api/http/route';
import { admit, requireFreshPassword, signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { findTable, nouns, orderedNouns, trashNouns } from '@/care-api/resources';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';

const extensions = Object.entries<Endpoint>(endpoints).flatMap(([name, { extension }]) => (extension ? [name] : []));

const kinds = { nouns: Object.values(nouns), ordered: Object.values(orderedNouns) };

export function staffRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listAudit = openAudit(db);
  const listTrash = openTrash(db, trashNouns);
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
    return changeMany(deps, nouns[kind], body, signedIn(account), deps.now());
  });
  route(app, deps, endpoints.getRun, ({ params, account }) => getRun(db, kinds.nouns, signedIn(account), params.id));
  route(app, deps, endpoints.undoRun, ({ params, account }) =>
    undoRun(db, kinds, signedIn(account), params.id, deps.now()),
  );
  route(app, deps, endpoints.exportTable, async ({ params, query, account }) => {
    const table = findTable(params.file);
    if (!table) return null;
    admit(table.who, account);
    if (table.isPersonal) requireFreshPassword(signedIn(account), deps.now());
    return answerTable(db, table, query, signedIn(account), deps.now());
  });
}
