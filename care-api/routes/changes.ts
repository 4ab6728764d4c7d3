import { type App, route } from '@/care-api/http/route';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { listChanges } from '@/care-api/webhooks/list-changes';
import { endpoints } from '@/lib/contract/endpoints';

export function changeRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listListingChanges, ({ query }) => listChanges(db, 'listing', query));
  route(app, deps, endpoints.listPostChanges, ({ query }) => listChanges(db, 'post', query));
  route(app, deps, endpoints.listCallBackChanges, ({ query }) => listChanges(db, 'callBack', query));
  route(app, deps, endpoints.listApplicationChanges, ({ query }) => listChanges(db, 'application', query));
}
