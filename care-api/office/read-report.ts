import PostalMime, { type Attachment } from 'postal-mime';
import type { MailReportAnswer } from '@/lib/contract/mail-report';

export type MailReport = {
  kind: MailReportAnswer['kind'];
  /** '' where the report hides it, as complaints may. */
  email: string;
  /** Of the mail it is about, as that mail bears it; '' where it does not come along, null where no mail tells of it. */
  messageId: string | null;
  /** Status and reason, in the words of the mail server. */
  said: string;
};

/** Bytes of one head; addresses without end in it would take seconds to read. */
const maxHeadersSize = 64_000;
/** Fields come first, the mail they are about last: what is cut off is its text. Each line costs, also an empty one. */
const mostLines = 20_000;

/** RFC 3464 or RFC 5965; null for any other mail. Anybody can mail one: read in a time no worse than its length. */
export async function readReport(raw: string): Promise<MailReport | null> {
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxHeadersSize } as const;
  const mail = await PostalMime.parse(raw.split('\n', mostLines).join('\n'), options).catch(() => null);
  if (!mail) return null;
  const { attachments } = mail;
  const textOf = (...types: string[]) => contentOf(attachments.find(({ mimeType }) => types.includes(mimeType)));
  const messageId = fieldsOf(textOf('message/rfc822', 'text/rfc822-headers')).get('message-id') ?? '';
  const status = textOf('message/delivery-status', 'message/global-delivery-status');
  if (status) return readStatus(status, messageId);
  const complaint = fieldsOf(textOf('message/feedback-report'));
  const why = complaint.get('feedback-type');
  if (!why) return null;
  return { kind: 'complaint', email: addressIn(complaint.get('original-rcpt-to')), messageId, said: why };
}

/** The first recipient that something became of: a mail of ours has one. */
function readStatus(text: string, messageId: string): MailReport | null {
  const [found] = text.split(/\r?\n[ \t]*\r?\n/).flatMap((group) => {
    const fields = fieldsOf(group);
    return fields.has('action') ? [fields] : [];
  });
  const action = found?.get('action')?.toLowerCase();
  if (!found || (action !== 'failed' && action !== 'delayed')) return null;
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(found.get('status') ?? '')?.[0] ?? '5.0.0';
  const reason = (found.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '');
  return {
    kind: action === 'failed' ? 'bounce' : 'delay',
    email: addressIn(found.get('original-recipient')) || addressIn(found.get('final-recipient')),
    messageId,
    // A reason begins with the status as a rule.
    said: reason.startsWith(status.charAt(0)) ? reason : `${status} ${reason}`.trim(),
  };
}

function contentOf(attachment: Attachment | undefined): string {
  const { content } = attachment ?? { content: '' };
  return typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString();
}

/** The head of a mail, or lines like it; each field's first value, over several lines where it is folded. */
function fieldsOf(text: string): Map<string, string> {
  const [head = ''] = text.split(/\r?\n[ \t]*\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const fields = lines.flatMap((line) => {
    const end = line.indexOf(':');
    const name = line.slice(0, Math.max(0, end)).trimEnd().toLowerCase();
    return /^[\w-]+$/.test(name) ? [[name, line.slice(end + 1).trim()] as const] : [];
  });
  return new Map(fields.reverse());
}

/** `rfc822; <ann@example.org>` */
function addressIn(said = ''): string {
  return said.split(/[\s<>;]/).find((word) => /.@./.test(word)) ?? '';
}
