import type { z } from 'zod';
import { getRow } from '@/care-api/desk/get-row';
import { openPages } from '@/care-api/desk/list-page';
import type { Listed } from '@/care-api/desk/resource';
import type { Asked } from '@/care-api/desk/staff-list';
import { moveToTrash } from '@/care-api/desk/trash';
import type { Verbs } from '@/care-api/desk/verbs';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { resources } from '@/care-api/resources';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { editedKinds, resources as rows } from '@/lib/contract/resources';

type OfRow = Endpoint & { params: z.ZodType<{ id: number }> };
type Calls = {
  list: Endpoint & { query: z.ZodType<Asked> };
  get: OfRow;
  create: Endpoint;
  update: OfRow;
  remove: OfRow;
};

/** They stand behind calls whose paths theirs fit, too. */
export function resourceRoutes(app: App, deps: Dependencies): void {
  for (const kind of editedKinds) {
    const one = resources[kind];
    const { list, get, create, update, remove } = rows[kind].calls;
    const calls = {
      list: endpoints[list],
      get: endpoints[get],
      create: endpoints[create],
      update: endpoints[update],
      remove: endpoints[remove],
    };
    if (one.verbs) lay(app, deps, calls, one, one.verbs);
  }
}

function lay(app: App, deps: Dependencies, calls: Calls, resource: Listed, verbs: Verbs): void {
  const { db } = deps.database;
  const listPage = openPages(db, resource);
  route(app, deps, calls.list, ({ query, account }) =>
    verbs.listAll && query.page === undefined ? verbs.listAll(db, query) : listPage(query, account),
  );
  route(app, deps, calls.get, ({ params: { id } }) => verbs.get?.(db, id) ?? getRow(db, resource, id));
  route(app, deps, calls.create, ({ body, account }) =>
    verbs.create(deps, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, calls.update, ({ params: { id }, body, account, seen }) =>
    verbs.update(deps, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, calls.remove, ({ params: { id }, account, seen }) => {
    const context = { id, seen, caller: signedIn(account), now: deps.now() };
    return verbs.remove ? verbs.remove(deps, context) : moveToTrash(db, resource, context);
  });
}
