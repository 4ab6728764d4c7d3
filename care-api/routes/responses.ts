import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { createResponse, deleteResponse, updateResponse } from '@/care-api/questionnaires/edit-responses';
import { openFile } from '@/care-api/questionnaires/files/open-file';
import { receiveFile } from '@/care-api/questionnaires/files/receive-file';
import { getResponse, listResponses, requireOwnAnswer } from '@/care-api/questionnaires/list-responses';
import { submitResponses } from '@/care-api/questionnaires/submit-responses';
import { endpoints } from '@/lib/contract/endpoints';

export function responseRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.createResponses, async ({ body: records, query, account, idempotencyKey, language }) => {
    const sent = { accountId: signedIn(account).id, records, idempotencyKey, now: deps.now() };
    const wantsCopy = query.copy === '1' && !deps.bare;
    const submitted = await submitResponses(db, { ...sent, language, siteUrl: deps.siteUrl, wantsCopy });
    deps.onMailQueued();
    // The published answer is only known to be truthy.
    return deps.bare ? true : submitted;
  });
  route(app, deps, endpoints.uploadAnswerFile, ({ query: { name = '' }, stream, account }) =>
    receiveFile(deps, { accountId: signedIn(account).id, name, stream }),
  );
  route(app, deps, endpoints.openAnswerFile, ({ params: { token }, account }) => openFile(deps, account, token));
  route(app, deps, endpoints.listResponses, ({ account }) => listResponses(db, signedIn(account)));
  route(app, deps, endpoints.getResponse, async ({ params, account }) => {
    const response = await getResponse(db, params.id, signedIn(account).id);
    if (response) await requireOwnAnswer(db, account, response.id, response.userId);
    return response;
  });
  route(app, deps, endpoints.createResponse, ({ body, account }) =>
    createResponse(db, signedIn(account).id, body, deps.now()),
  );
  route(app, deps, endpoints.updateResponse, ({ params: { id }, body, account }) =>
    updateResponse(db, { account, id, now: deps.now() }, body),
  );
  route(app, deps, endpoints.deleteResponse, ({ params: { id }, account }) =>
    deleteResponse(db, { account, id, now: deps.now() }),
  );
}
