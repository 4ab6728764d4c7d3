import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { plainText } from '@/care-api/html/plain-text';

/** What an answer of a calendar says of an invitation. */
export type CalendarAnswer = { uid: string; state: string };
export type Reply = {
  from: string;
  /** Every address that it was sent to, by whatever field says so. */
  to: string[];
  /** What it answers, the last one first. */
  answers: string[];
  /** The same for the same mail, however often it is handed on. */
  messageId: string;
  subject: string;
  words: string;
  calendar: CalendarAnswer | null;
  /** Nobody wrote it: a word that somebody is away, a report of a mail server. */
  isAutomatic: boolean;
};

const maxHeadersSize = 64_000;
/** Each line costs, also an empty one. */
const mostLines = 100_000;
const longest = 10_000;
/** More than that is no letter, as in `plainText`. */
const longestRead = 200_000;
const addressFields = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

/** A mail as it came in; null for what is none. */
export async function readReply(raw: Buffer): Promise<Reply | null> {
  const lines = raw.toString('latin1').split('\n', mostLines).join('\n');
  const mail = await PostalMime.parse(Buffer.from(lines, 'latin1'), { maxHeadersSize }).catch(() => null);
  if (!mail?.from?.address) return null;
  const of = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const references = [...of('in-reply-to'), ...of('references')].join(' ');
  return {
    from: mail.from.address,
    to: addressFields.flatMap(of),
    answers: (references.match(/<[^<>\s]{1,250}>/g) ?? []).slice(0, 50),
    messageId: storable(mail.messageId ?? '').slice(0, 250) || createHash('sha256').update(raw).digest('hex'),
    subject: storable(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200),
    words: wordsOf(mail),
    calendar: calendarOf(mail.attachments),
    isAutomatic: isAutomatic(mail, of('auto-submitted'), of('precedence')),
  };
}

/** Without what it quotes at its end; files are not taken, and stand there by their names. */
function wordsOf({ text, html, attachments }: Email): string {
  const said = withoutQuote(
    (text?.trim() ? text : plainText(html ?? '')).slice(0, longestRead).replace(/\r\n?/g, '\n'),
  );
  const files = attachments.filter((one) => !isCalendar(one)).map(({ filename }) => filename);
  const named = files.flatMap((name) => (name ? [`[${name}]`] : []));
  return storable([said.trim().slice(0, longest), ...named].join('\n'))
    .slice(0, longest)
    .trim();
}

/** No text of PostgreSQL holds a null. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

/** Line by line: an expression that looks for the end from each of them holds up the whole API. */
function withoutQuote(text: string): string {
  const lines = text.split('\n');
  while (lines.length > 1 && /^(?:>|\s*$)/.test(lines.at(-1) ?? '')) lines.pop();
  return lines.join('\n');
}

function isAutomatic({ headers }: Email, submitted: string[], precedence: string[]): boolean {
  const isReport = headers.some(({ key, value }) => key === 'content-type' && /^multipart\/report/i.test(value));
  return (
    isReport || submitted.some((one) => !/^no\b/i.test(one)) || precedence.some((one) => /auto|bulk|junk/i.test(one))
  );
}

/** Google sends it twice, as a part and as a file; others as one of them. */
function isCalendar({ mimeType }: Attachment): boolean {
  return mimeType === 'text/calendar' || mimeType === 'application/ics';
}

function calendarOf(attachments: readonly Attachment[]): CalendarAnswer | null {
  return (
    attachments
      .filter(isCalendar)
      .slice(0, 2)
      .flatMap((one) => answerIn(one) ?? [])[0] ?? null
  );
}

/** RFC 5546: a line is folded where a space begins the next. */
function answerIn({ content }: Attachment): CalendarAnswer | null {
  const whole = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString();
  const text = whole.slice(0, 50_000);
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const [uid, attendee] = [/^UID:(.+)$/i, /^ATTENDEE[;:].*PARTSTAT=([\w-]+)/i].map(
    (line) => lines.map((one) => line.exec(one)?.[1]).find(Boolean) ?? '',
  );
  const isAnswer = lines.some((line) => /^METHOD:REPLY$/i.test(line.trim()));
  return isAnswer && uid ? { uid: uid.trim(), state: (attendee ?? '').toLowerCase() } : null;
}
