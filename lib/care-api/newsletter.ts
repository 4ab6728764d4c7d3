import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { NewsletterTopic } from '@/lib/contract/newsletter';
import { type From, read, send, type Writing } from './client';

/** False with an API that has no newsletter: its box is quietly absent. */
export async function hasNewsletter(): Promise<boolean> {
  const reading = await read(endpoints.getNewsletter);
  return reading.state === 'ready' && reading.value.isOpen;
}

export function createSubscriber(
  subscriber: { email: string; topic: NewsletterTopic },
  from: { visitor: string | undefined; locale: string; once: string | undefined },
): Promise<Writing<unknown>> {
  return send(endpoints.createSubscriber, subscriber, from);
}

export function confirmSubscriber(token: string, { visitor }: From): Promise<Writing<unknown>> {
  return send(endpoints.confirmSubscriber, { token }, { visitor });
}

export function deleteSubscriber(token: string, { visitor }: From): Promise<Writing<unknown>> {
  return send(endpoints.deleteSubscriber, { token }, { visitor });
}
