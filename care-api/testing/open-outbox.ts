import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { startDelivery } from '@/care-api/mail/delivery';
import { openMailTransport } from '@/care-api/mail/mail-transport';
import { until } from '@/testing/until';
import type { TestApp } from './open-test-app';

/** Mails as they leave, read out of the folder they are written to where there is no mail server. */
export function openOutbox(test: TestApp, more: Pick<Parameters<typeof openMailTransport>[0], 'repliesTo'> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'care-outbox-'));
  const { db } = test.deps.database;
  const list = () => readdirSync(folder).sort();
  const send = openMailTransport({
    smtpUrl: '',
    from: 'Rose Care <no-reply@rose.example>',
    siteUrl: test.deps.siteUrl,
    outboxDir: folder,
    log: () => {},
    ...more,
  });

  return {
    /** What is due in so many minutes leaves now. */
    async leave(minutes = 0): Promise<Email[]> {
      await db.execute(sql`
        update mails set next_attempt_at = next_attempt_at - make_interval(secs => ${minutes * 60}) where state = 'waiting'`);
      const before = new Set(list());
      const delivery = startDelivery({ db, send, log: () => {} });
      await until(async () => {
        const { rows } = await db.execute(
          sql`select from mails where state = 'waiting' and next_attempt_at <= now() limit 1`,
        );
        return rows.length === 0;
      });
      await delivery.stop();
      const files = list().filter((file) => !before.has(file));
      return Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
