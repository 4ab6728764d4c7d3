import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { listPaperFacts } from '@/care-api/media/find-papers';
import { receivePaper, replacePaper } from '@/care-api/media/receive-paper';
import { endpoints } from '@/lib/contract/endpoints';

export function paperRoutes(app: App, deps: Dependencies): void {
  route(app, deps, endpoints.listPaperFacts, ({ query }) => listPaperFacts(deps.database.db, query.names));
  route(app, deps, endpoints.uploadPaper, ({ query: { name = '' }, stream, account }) =>
    receivePaper(deps, { name, stream }, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.replacePaper, ({ params: { id }, query: { name = '' }, stream, account, seen }) =>
    replacePaper(deps, { name, stream }, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
