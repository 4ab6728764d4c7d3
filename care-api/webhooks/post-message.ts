import { createHmac } from 'node:crypto';
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isPublicHost, lookupPublic, PrivateAddressError } from '@/care-api/kernel/public-address';

export type Posted = { status: number; said: string };
type Message = {
  url: string;
  /** Each signs: a receiver knows one of them. */
  secrets: readonly string[];
  messageId: string;
  body: string;
  anywhere: boolean;
  now: Date;
};

const longest = 10_000;
/** Bytes of an answer that are read; the rest is nobody's. */
const mostRead = 500;

/** By Standard Webhooks; no redirect is followed. @throws where nothing may be sent, or no answer in ten seconds. */
export async function postMessage(message: Message): Promise<Posted> {
  const url = new URL(message.url);
  const { anywhere, body } = message;
  if (!anywhere && (url.protocol !== 'https:' || !isPublicHost(url.hostname))) {
    throw new PrivateAddressError('the address is not on the public internet');
  }
  const signal = AbortSignal.timeout(longest);
  const options = {
    method: 'POST',
    headers: { ...headersOf(message), 'content-length': Buffer.byteLength(body) },
    // A connection of its own: its address is looked up each time.
    agent: false,
    signal,
    ...(!anywhere && { lookup: lookupPublic }),
  } as const;
  const post = url.protocol === 'https:' ? overHttps(url, options) : overHttp(url, options);
  try {
    return await readAnswer(post, body);
  } catch (error) {
    throw signal.aborted ? new Error('no answer within ten seconds') : error;
  } finally {
    post.destroy();
  }
}

function headersOf({ secrets, messageId, body, now }: Message) {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'CareApi-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

async function readAnswer(post: ClientRequest, body: string): Promise<Posted> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    post.once('response', resolve).once('error', reject);
    post.end(body);
  });
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of answer) {
    const bytes = Buffer.from(part);
    parts.push(bytes.subarray(0, mostRead - read));
    read += bytes.length;
    if (read >= mostRead) break;
  }
  return { status: answer.statusCode ?? 0, said: toLine(Buffer.concat(parts).toString('utf8')) };
}

function toLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd]+/gu, ' ').trim();
}
