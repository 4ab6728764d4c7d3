import { createClient } from '@redis/client';
import { createTransport } from 'nodemailer';
import { checkClock } from './check-machine';
import { broken, type Finding, look, ok, whyNot } from './finding';

const patience = 5_000;

/** Greets the mail server, and logs in where the address names a user; sends nothing. */
export async function checkMail(url: string): Promise<Finding> {
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, dnsTimeout: patience };
  const transport = createTransport({ url, ...timeouts, socketTimeout: 2 * patience });
  try {
    await transport.verify();
    return ok('mail', 'the mail server greets and takes mail of ours');
  } catch (error) {
    return broken('mail', `the mail server cannot be used (${whyNot(error)}): see SMTP_URL`);
  } finally {
    transport.close();
  }
}

/** Whether the Redis that sites share answers, and lets what nobody asks for go once it is full. */
export async function checkRedis(url: string): Promise<Finding> {
  const client = createClient({ url, socket: { connectTimeout: patience, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    const info = await client.info('memory');
    const isBounded = !/^maxmemory:0\r?$/m.test(info) && !/^maxmemory_policy:noeviction/m.test(info);
    if (isBounded) return ok('Redis', 'answers, and its memory is bounded');
    return look('Redis', 'answers; give it a maxmemory and the policy allkeys-lru, for finished pages grow');
  } catch (error) {
    return broken('Redis', `cannot be used (${whyNot(error)}): see REDIS_URL`);
  } finally {
    client.destroy();
  }
}

export async function checkCareApi(url: string): Promise<Finding[]> {
  try {
    const answer = await fetch(`${url.replace(/\/+$/, '')}/api/ready`, { signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    const date = answer.headers.get('date');
    const clock = date ? [checkClock('care API', new Date(date))] : [];
    if (answer.ok) return [ok('care API', 'answers, and its database too'), ...clock];
    // Another's API need not know this call: it answers, and that is enough.
    if (answer.status < 500) return [ok('care API', 'answers'), ...clock];
    return [broken('care API', `answers ${answer.status} to /api/ready: look at its log`), ...clock];
  } catch (error) {
    return [broken('care API', `does not answer (${whyNot(error)}): see CARE_API_URL`)];
  }
}
