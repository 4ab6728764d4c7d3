import { isSite, siteHeader } from '@/care-api/content-state/watch-sites';
import { type App, route } from '@/care-api/http/route';
import { receiveRedirects } from '@/care-api/import/redirects/import-redirects';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { askedInput, listMissed, noteAsked } from '@/care-api/redirects/asked';
import { listWays } from '@/care-api/redirects/list-ways';
import { endpoints } from '@/lib/contract/endpoints';

export function redirectRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listMissedAddresses, () => listMissed(db, deps.now()));
  route(app, deps, endpoints.importRedirects, ({ stream, account }) =>
    receiveRedirects(deps, { stream, caller: signedIn(account), now: deps.now() }),
  );
  if (!deps.bare) siteRoutes(app, deps);
}

/** What sites go by, and what they tell: no calls of the contract, as `content-state` is none. */
function siteRoutes(app: App, { database: { db }, siteKey, now }: Dependencies): void {
  app.get('/redirects', async (context) => context.json(await listWays(db)));
  app.post('/redirects/asked', async (context) => {
    if (!isSite(context.req.header(siteHeader), siteKey)) throw new Refusal(403, 'adminOnly');
    const asked = askedInput.safeParse(await context.req.json().catch(() => null));
    if (!asked.success) throw new Refusal(422, 'valueUnreadable');
    await noteAsked(db, asked.data, now());
    return context.body(null, 204);
  });
}
