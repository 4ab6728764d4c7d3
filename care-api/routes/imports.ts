import { eq } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { imports } from '@/care-api/database/schema/imports';
import type { Dependencies } from '@/care-api/dependencies';
import { mapImport, receiveImport, stepImport } from '@/care-api/import-runs/ask-import';
import { getImport, listImports } from '@/care-api/import-runs/import-rows';
import { type App, route, signedIn } from '@/care-api/route';
import { toCell } from '@/care-api/staff/tables';
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
  route(app, deps, endpoints.mapImport, async ({ params: { id }, body }) => answer(await mapImport(deps, id, body)));
  for (const step of ['start', 'cancel', 'undo'] as const) {
    route(app, deps, endpoints[`${step}Import`], async ({ params: { id }, account }) =>
      answer(await stepImport(deps, id, step, signedIn(account))),
    );
  }
  route(app, deps, endpoints.getImportErrors, ({ params: { id } }) => answerErrors(db, id));
}

async function answerErrors(db: Db, id: number): Promise<Response | null> {
  const [row] = await db.select({ refused: imports.refused }).from(imports).where(eq(imports.id, id));
  if (!row) return null;
  const lines = [['line', 'reason'], ...row.refused.map(({ line, reason }) => [line, reason])];
  // Spreadsheets know by the mark at the beginning that it is UTF-8.
  return new Response(`\uFEFF${lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="import-${id}-errors.csv"`,
    },
  });
}
