import { openAudit } from '@/care-api/desk/list-audit';
import { orderRows } from '@/care-api/desk/order-rows';
import { changeMany, getRun, undoRun } from '@/care-api/desk/runs';
import { answerTable } from '@/care-api/desk/tables';
import { deleteFromTrash, openTrash, restoreFromTrash } from '@/care-api/desk/trash';
import { verifyAudit } from '@/care-api/desk/verify-audit';
import { type App, route } from '@/care-api/http/route';
import { admit, requireFreshPassword, signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { auditLog, changedInBulk, ordered, resources, trashed } from '@/care-api/resources';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { rowOf, tableKindOf } from '@/lib/contract/resources';

const extensions = Object.entries<Endpoint>(endpoints).flatMap(([name, { extension }]) => (extension ? [name] : []));

const kinds = { resources: changedInBulk, ordered };

export function staffRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listAudit = openAudit(db, auditLog);
  const listTrash = openTrash(db, trashed);
  route(app, deps, endpoints.getCapabilities, async () => ({ extensions }));
  route(app, deps, endpoints.listAudit, ({ query }) => listAudit(query));
  route(app, deps, endpoints.verifyAudit, () => verifyAudit(db));
  route(app, deps, endpoints.listTrash, ({ query, account }) => listTrash(signedIn(account), query));
  route(app, deps, endpoints.restoreFromTrash, async ({ params: { kind, id }, account, seen }) => {
    admit(rowOf(kind).who, account);
    return restoreFromTrash(db, resources[kind], { id, caller: signedIn(account), seen, now: deps.now() });
  });
  route(app, deps, endpoints.deleteFromTrash, ({ params: { kind, id }, account }) =>
    deleteFromTrash(deps, resources[kind], { id, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.orderRows, async ({ params: { kind }, body, account }) => {
    admit(rowOf(kind).who, account);
    return orderRows(db, resources[kind], body.ids, signedIn(account), deps.now());
  });
  route(app, deps, endpoints.changeMany, async ({ params: { kind }, body, account }) => {
    admit(rowOf(kind).who, account);
    return changeMany(deps, resources[kind], body, signedIn(account), deps.now());
  });
  route(app, deps, endpoints.getRun, ({ params, account }) => getRun(db, changedInBulk, signedIn(account), params.id));
  route(app, deps, endpoints.undoRun, ({ params, account }) =>
    undoRun(deps, kinds, signedIn(account), params.id, deps.now()),
  );
  route(app, deps, endpoints.exportTable, async ({ params, query, account }) => {
    const kind = tableKindOf(params.file);
    if (!kind) return null;
    const { who, isPersonal } = rowOf(kind);
    admit(who, account);
    if (isPersonal) requireFreshPassword(signedIn(account), deps.now());
    return answerTable(db, resources[kind], query, signedIn(account), deps.now());
  });
}
