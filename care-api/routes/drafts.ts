import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { deleteDraft, getDraft, listDrafts, saveDraft } from '@/care-api/questionnaires/drafts';
import { listChanges } from '@/care-api/questionnaires/list-changes';
import { endpoints } from '@/lib/contract/endpoints';

export function draftRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listDrafts, ({ account }) => listDrafts(db, signedIn(account).id, deps.now()));
  route(app, deps, endpoints.getDraft, async ({ params, account }) => {
    const draft = await getDraft(db, { accountId: signedIn(account).id, listingId: params.id });
    if (!draft) return null;
    const changes = await listChanges(db, params.id, draft.version);
    return changes ? { ...draft, changes } : draft;
  });
  route(app, deps, endpoints.saveDraft, ({ params, body, account }) =>
    saveDraft(db, { accountId: signedIn(account).id, listingId: params.id }, body, deps.now()),
  );
  route(app, deps, endpoints.deleteDraft, async ({ params, account }) => {
    const whose = { accountId: signedIn(account).id, listingId: params.id };
    return (await deleteDraft(db, whose)) ? { typeId: params.id } : null;
  });
}
