import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { erasePerson, exportPerson, getPerson } from '@/care-api/people/people';
import { endpoints } from '@/lib/contract/endpoints';

export function peopleRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.getPerson, ({ query: { who } }) => getPerson(db, who));
  route(app, deps, endpoints.exportPerson, ({ query: { who }, account }) =>
    exportPerson(db, signedIn(account), who, deps.now()),
  );
  route(app, deps, endpoints.erasePerson, ({ body: { who }, account }) =>
    erasePerson(db, signedIn(account), who, deps.now()),
  );
}
