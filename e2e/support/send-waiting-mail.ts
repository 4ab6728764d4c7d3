import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { MailServer } from '@/care-api/testing/start-mail-server';

const waiting = z.object({ items: z.array(z.object({ id: z.number() })) });

/**
 * Lets the mail to somebody that can be undone still leave now, as an admin who is signed in on the page does, and
 * answers it as the mail server took it.
 */
export async function sendWaitingMail(page: Page, site: string, server: MailServer, email: string) {
  const toThem = () => server.received.filter(({ to }) => to.includes(email));
  const before = toThem().length;
  const find = async () => {
    const mails = await page.request.get(`${site}/api/care/admin/mails?page=1&status=waiting&q=${email}`);
    return waiting.parse(await mails.json()).items[0]?.id;
  };
  // What brings it about may still be on its way.
  await expect.poll(find).toBeDefined();
  await page.request.post(`${site}/api/care/admin/mails/${await find()}/again`);
  await expect.poll(() => toThem().length).toBe(before + 1);
  return toThem().at(-1)?.email;
}
