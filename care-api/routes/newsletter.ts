import { asLate } from '@/care-api/accounts/as-late';
import { openStaffList } from '@/care-api/desk/find-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { confirmSubscriber, deleteSubscriber } from '@/care-api/newsletter/links';
import { subscribe } from '@/care-api/newsletter/subscribe';
import { readSubscribers, removeSubscriber, subscriberList } from '@/care-api/newsletter/subscriber-list';
import { endpoints } from '@/lib/contract/endpoints';

export function newsletterRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const find = openStaffList(subscriberList);

  route(app, deps, endpoints.getNewsletter, async () => ({ isOpen: true }));
  route(app, deps, endpoints.createSubscriber, async ({ body, language }) => {
    await asLate(subscribe(deps, body, language));
    return { message: 'Please open the link in the email we send you. Only then is your address on our list.' };
  });
  route(app, deps, endpoints.confirmSubscriber, async ({ body }) => {
    await confirmSubscriber(deps, body.token);
    return { message: 'Your address is on our list.' };
  });
  route(app, deps, endpoints.deleteSubscriber, async ({ body }) => {
    await deleteSubscriber(deps, body.token);
    return { message: 'Your address is no longer on our list.' };
  });
  route(app, deps, endpoints.listSubscribers, async ({ query }) => {
    const { ids, ...page } = await find(db, query);
    return { items: await readSubscribers(db, ids.map(Number)), ...page };
  });
  route(app, deps, endpoints.removeSubscriber, async ({ params: { id }, account }) => {
    const isGone = await removeSubscriber(db, { id, caller: signedIn(account), now: deps.now() });
    return isGone ? { message: 'The address is forgotten.' } : null;
  });
}
