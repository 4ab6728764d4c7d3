import { openStaffList } from '@/care-api/desk/find-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { deliveryList, readDeliveries, sendDeliveryAgain } from '@/care-api/webhooks/deliveries';
import { webhookResource } from '@/care-api/webhooks/webhook-resource';
import {
  createWebhook,
  pauseWebhook,
  removeWebhook,
  replaceSecret,
  resumeWebhook,
  testWebhook,
  updateWebhook,
} from '@/care-api/webhooks/webhooks';
import { endpoints } from '@/lib/contract/endpoints';

export function webhookRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const find = openStaffList(webhookResource.list);
  route(app, deps, endpoints.listWebhooks, async ({ query }) => {
    const { ids, ...page } = await find(db, query);
    return { items: await webhookResource.read(db, ids.map(Number)), ...page };
  });
  route(app, deps, endpoints.getWebhook, async ({ params: { id } }) => {
    const [webhook] = await webhookResource.read(db, [id]);
    return webhook ?? null;
  });
  route(app, deps, endpoints.createWebhook, ({ body, account }) => createWebhook(deps, body, signedIn(account)));
  route(app, deps, endpoints.updateWebhook, ({ params: { id }, body: input, account, seen }) =>
    updateWebhook(deps, { id, input, seen, caller: signedIn(account) }),
  );
  route(app, deps, endpoints.removeWebhook, async ({ params: { id }, account, seen }) => {
    const isGone = await removeWebhook(deps, { id, seen, caller: signedIn(account) });
    return isGone ? { message: 'The other system is told nothing any more.' } : null;
  });
  route(app, deps, endpoints.replaceWebhookSecret, ({ params: { id }, account }) =>
    replaceSecret(deps, { id, caller: signedIn(account) }),
  );
  route(app, deps, endpoints.pauseWebhook, ({ params: { id }, account }) =>
    pauseWebhook(deps, { id, caller: signedIn(account) }),
  );
  route(app, deps, endpoints.resumeWebhook, ({ params: { id }, account }) =>
    resumeWebhook(deps, { id, caller: signedIn(account) }),
  );
  route(app, deps, endpoints.testWebhook, async ({ params, account }) => {
    const id = await testWebhook(deps, { id: params.id, caller: signedIn(account) });
    const [delivery] = id === null ? [] : await readDeliveries(db, [id]);
    return delivery ?? null;
  });
  const findDeliveries = openStaffList(deliveryList);
  route(app, deps, endpoints.listDeliveries, async ({ query }) => {
    const { ids, ...page } = await findDeliveries(db, { sort: '-created', ...query });
    return { items: await readDeliveries(db, ids.map(Number)), ...page };
  });
  route(app, deps, endpoints.sendDeliveryAgain, ({ params: { id }, account }) =>
    sendDeliveryAgain(deps, id, signedIn(account)),
  );
}
