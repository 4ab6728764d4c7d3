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
  const mails = await page.request.get(`${site}/api/care/admin/mails?page=1&status=waiting&q=${email}`);
  const [mail] = waiting.parse(await mails.json()).items;
  await page.request.post(`${site}/api/care/admin/mails/${mail?.id}/again`);
  await expect.poll(() => toThem().length).toBe(before + 1);
  return toThem().at(-1)?.email;
}
