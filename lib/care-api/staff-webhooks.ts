import 'server-only';
import { cache } from 'react';
import { endpoints } from '@/lib/contract/endpoints';
import type { Webhook, WebhookDelivery } from '@/lib/contract/webhook';
import { type PersonalReading, readAs } from './client';

type Context = { webhook: Webhook; deliveries: WebhookDelivery[] };

/** A page and its title ask once. */
export const getWebhook = cache(async (accessToken: string, id: number): Promise<PersonalReading<Context>> => {
  const query = new URLSearchParams({ page: '1', sort: '-created', webhook: String(id) });
  const [reading, page] = await Promise.all([
    readAs(accessToken, endpoints.getWebhook, { params: { id } }),
    readAs(accessToken, endpoints.listDeliveries, { query }),
  ]);
  if (reading.state !== 'ready') return reading;
  if (page.state !== 'ready') return page;
  return { state: 'ready', value: { webhook: reading.value, deliveries: page.value.items } };
});
