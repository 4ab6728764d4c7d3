import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { mails } from '@/care-api/database/schema/settings';
import { toMailHtml } from './mail-html';

export type Mail = typeof mails.$inferSelect;
/** Hands a mail over for good; throws when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

type Options = {
  smtpUrl: string | undefined;
  from: string;
  /** Where links of ours lead. */
  siteUrl: string;
  /** Takes the mails where there is no server. */
  outboxDir: string;
  log: (entry: Record<string, unknown>) => void;
};

export function openMailTransport({ smtpUrl, from, siteUrl, outboxDir, log }: Options): SendMail {
  const compose = (mail: Mail) => toEmail(mail, from, siteUrl);
  return smtpUrl ? bySmtp(smtpUrl, compose) : toOutbox(outboxDir, compose, log);
}

/** Milliseconds. Together they stay below the lease of delivery.ts, unless the server dawdles at every step. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };
/** A text of ours never has a file or a page read into it. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

type Compose = (mail: Mail) => ReturnType<typeof toEmail>;

function bySmtp(url: string, compose: Compose): SendMail {
  const transport = createTransport({ url, ...timeouts, ...closed });
  return async (mail) => {
    await transport.sendMail(compose(mail));
  };
}

function toOutbox(folder: string, compose: Compose, log: Options['log']): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed });
  return async (mail) => {
    const { message } = await transport.sendMail(compose(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // The same mail written again has the same name.
    const file = path.join(folder, `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    log({ level: 'info', message: 'mail written, because no SMTP_URL is set', file });
  };
}

function toEmail(mail: Mail, from: string, siteUrl: string) {
  const domain = from.replace(/>$/, '').split('@').at(-1);
  return {
    from,
    // Not as text, which would be parsed: one mail goes to one address.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: toMailHtml(mail, siteUrl),
    date: mail.createdAt,
    // The same each time, so that a mail sent twice after a crash shows once.
    messageId: `<${mail.createdAt.getTime()}.${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
