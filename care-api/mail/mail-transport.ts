import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { mails } from '@/care-api/database/schema/settings';
import { toSentCalendar } from './calendar-invite';
import type { Dkim } from './dkim';
import { domainOf } from './mail-from';
import { toMailHtml } from './mail-html';

export type Mail = typeof mails.$inferSelect;
export type SendMail = (mail: Mail) => Promise<void>;

type Options = {
  smtpUrl: string | undefined;
  from: string;
  /** Where mail servers tell of what they cannot deliver; without it, the sender. */
  bouncesTo?: string | undefined;
  /** Where an answer to a mail about an application goes; without it, to the sender. */
  repliesTo?: ((submissionId: number) => Promise<string>) | undefined;
  dkim?: Dkim | undefined;
  siteUrl: string;
  /** Takes the mails where there is no server. */
  outboxDir: string;
  log: (entry: Record<string, unknown>) => void;
};

export function openMailTransport({ smtpUrl, dkim, outboxDir, log, ...places }: Options): SendMail {
  const compose = (mail: Mail) => toEmail(mail, places);
  const signing = dkim && { dkim };
  return smtpUrl ? bySmtp({ url: smtpUrl, ...signing }, compose) : toOutbox(outboxDir, signing, compose, log);
}

/** Milliseconds. Together they stay below the lease of delivery.ts, unless the server dawdles at every step. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };
/** A text of ours never has a file or a page read into it. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

type Compose = (mail: Mail) => ReturnType<typeof toEmail>;

type Signing = { dkim?: Dkim };

function bySmtp(server: Signing & { url: string }, compose: Compose): SendMail {
  const transport = createTransport({ ...server, ...timeouts, ...closed });
  return async (mail) => {
    await transport.sendMail(await compose(mail));
  };
}

function toOutbox(folder: string, signing: Signing | undefined, compose: Compose, log: Options['log']): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, ...signing, ...closed });
  return async (mail) => {
    const { message } = await transport.sendMail(await compose(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // The same mail written again has the same name.
    const file = path.join(folder, `${begunAt(mail).toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    log({ level: 'info', message: 'mail written, because no SMTP_URL is set', file });
  };
}

type Places = Pick<Options, 'from' | 'bouncesTo' | 'repliesTo' | 'siteUrl'>;

async function toEmail(mail: Mail, { from, bouncesTo, repliesTo, siteUrl }: Places) {
  return {
    from,
    ...(bouncesTo && { envelope: { from: bouncesTo, to: mail.to } }),
    ...(repliesTo && mail.submissionId !== null && { replyTo: await repliesTo(mail.submissionId) }),
    // Not as text, which would be parsed: one mail goes to one address.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: toMailHtml(mail, siteUrl),
    ...(mail.calendar && { icalEvent: toSentCalendar(mail.calendar, from) }),
    date: begunAt(mail),
    messageId: `<${messageOf(mail)}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...leaving(mail.text, siteUrl) },
  };
}

/** When it was written, or sent again last. */
export function begunAt({ createdAt, sentAgainAt }: Mail): Date {
  return sentAgainAt ?? createdAt;
}

/** The same each time, so that a mail sent twice after a crash shows once; one that is sent again shows, too. */
function messageOf({ createdAt, id, sentAgainAt }: Mail): string {
  return [createdAt.getTime(), id, ...(sentAgainAt ? [sentAgainAt.getTime()] : [])].join('.');
}

/** Of a mail to a list, which its text says how to leave: mail programs show that beside the sender. */
function leaving(text: string, siteUrl: string): Record<string, string> {
  const links = text.split(/\s+/).filter((word) => word.startsWith(`${siteUrl}/`));
  const leave = links.find((link) => /\/newsletter\/unsubscribe\?Key=[\w-]+$/.test(link));
  if (leave) return { 'List-Unsubscribe': `<${leave}>` };
  const alert = links.map((link) => /\/alerts\/change\?Key=([\w-]+)$/.exec(link)?.[1]).find(Boolean);
  if (!alert) return {};
  // By one click (RFC 8058): mail programs post there, and nothing else is asked.
  const oneClick = `<${siteUrl}/api/alerts/one-click?Key=${alert}>`;
  return { 'List-Unsubscribe': oneClick, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
