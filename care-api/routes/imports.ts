import { type App, route } from '@/care-api/http/route';
import { mapImport, receiveImport, stepImport } from '@/care-api/import/runs/ask-import';
import { getImport, listImports, listRefused } from '@/care-api/import/runs/import-rows';
import { listPlanned } from '@/care-api/import/runs/planned-rows';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function importRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  /** Done outside the request; how far it is, is asked for. */
  const answer = async (id: number | null) => {
    deps.onImportAsked();
    return id === null ? null : getImport(db, id, deps.now());
  };
  route(app, deps, endpoints.listImports, () => listImports(db));
  route(app, deps, endpoints.getImport, ({ params: { id } }) => getImport(db, id, deps.now()));
  route(app, deps, endpoints.uploadImport, async ({ query: { name = '' }, stream, account }) =>
    answer(await receiveImport(deps, { fileName: name || 'file', stream, caller: signedIn(account) })),
  );
  route(app, deps, endpoints.mapImport, async ({ params: { id }, body, account }) =>
    answer(await mapImport(deps, { id, caller: signedIn(account) }, body)),
  );
  route(app, deps, endpoints.startImport, async ({ params: { id }, body: { closes }, account }) =>
    answer(await stepImport(deps, { id, step: 'start', closes, caller: signedIn(account) })),
  );
  for (const step of ['cancel', 'undo', 'undoAll'] as const) {
    route(app, deps, endpoints[`${step}Import`], async ({ params: { id }, account }) =>
      answer(await stepImport(deps, { id, step, caller: signedIn(account) })),
    );
  }
  route(app, deps, endpoints.listPlanned, ({ params: { id }, query }) => listPlanned(db, id, query));
  route(app, deps, endpoints.getImportErrors, ({ params: { id }, query }) => listRefused(db, id, query));
}
