import { and, eq, isNull, sql } from 'drizzle-orm';
import { webhooks } from '@/care-api/database/schema/webhooks';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { type DueWork, startDueWork } from '@/care-api/kernel/due-work';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { ourWords } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { listStaff } from '@/care-api/settings/list-staff';
import { fillVariables } from '@/lib/contract/variables';
import { type webhookPauses, webhookTest } from '@/lib/contract/webhook';
import {
  type Claimed,
  claimDelivery,
  finishDelivery,
  millisecondsToNextDelivery,
  postponeDelivery,
} from './claim-delivery';
import { postMessage } from './post-message';

type Options = Pick<Dependencies, 'log' | 'now' | 'siteUrl' | 'onMailQueued' | 'webhooksAnywhere'> & {
  db: Dependencies['database']['db'];
  /** Seconds before the second attempt, the third and so on; the last one goes on. */
  waits?: readonly number[];
};

const usualWaits = [5, 60, 300, 1_800, 7_200, 18_000, 36_000];
const giveUpAfter = 3 * 24 * 3_600_000;
/** Another API on the same database may have queued something, or have died while sending. */
const longestPause = 15_000;
/** Webhooks that are sent to at once: one that does not answer keeps no other waiting. */
const atOnce = 8;

/** Sends what is queued for other systems, to each one message after the other. */
export function startWebhooks(options: Options): DueWork {
  return startDueWork((isStopping) => sendDue(options, isStopping));
}

/** Answers the milliseconds until there is more to do. */
async function sendDue(options: Options, isStopping: () => boolean): Promise<number> {
  const { db, log } = options;
  const busy = new Map<number, Promise<unknown>>();
  try {
    for (;;) {
      const claimed = busy.size < atOnce && !isStopping() ? await claimDelivery(db, [...busy.keys()]) : null;
      if (claimed) {
        const { webhookId } = claimed;
        busy.set(
          webhookId,
          attempt(claimed, options).finally(() => busy.delete(webhookId)),
        );
      } else if (busy.size > 0) await Promise.race(busy.values());
      else return Math.min(longestPause, Math.max(100, await millisecondsToNextDelivery(db)));
    }
  } catch (error) {
    await Promise.allSettled(busy.values());
    log({ level: 'error', message: 'webhooks cannot be sent', error: reasonOf(error).code });
    return 5_000;
  }
}

async function attempt(claimed: Claimed, options: Options): Promise<void> {
  const { db, log, now, webhooksAnywhere: anywhere = false, waits = usualWaits } = options;
  const body = JSON.stringify(claimed.message);
  const secrets = secretsOf(claimed, now());
  const tried = await postMessage({ ...claimed, secrets, body, anywhere, now: now() }).catch((error: unknown) => ({
    status: null,
    said: toWords(error),
  }));
  const { status } = tried;
  const isDone = status !== null && status >= 200 && status < 300;
  const moment = isDone ? { lastSentAt: now() } : { lastFailedAt: now() };
  if (!isDone)
    log({ level: 'warn', message: 'webhook not sent', delivery: claimed.id, attempts: claimed.attempts, status });
  const isTold = await db.transaction(async (tx) => {
    await tx
      .update(webhooks)
      .set({ ...moment, updatedAt: sql`${webhooks.updatedAt}` })
      .where(eq(webhooks.id, claimed.webhookId));
    const isTest = claimed.message.type === webhookTest;
    if (isDone) await finishDelivery(tx, claimed, 'sent', tried);
    else if (isTest) await finishDelivery(tx, claimed, 'failed', tried);
    else if (status === 410) return giveUp(tx, claimed, tried, 'gone');
    else if (now().getTime() - claimed.triedSince.getTime() > giveUpAfter) return giveUp(tx, claimed, tried, 'gaveUp');
    else await postponeDelivery(tx, claimed, waits[Math.min(claimed.attempts, waits.length) - 1] ?? 0, tried);
    return false;
  });
  if (isTold) options.onMailQueued();

  async function giveUp(
    tx: Writer,
    delivery: Claimed,
    said: typeof tried,
    paused: (typeof webhookPauses)[number],
  ): Promise<boolean> {
    await finishDelivery(tx, delivery, 'failed', said);
    const { webhookId, name } = delivery;
    const isOn = and(eq(webhooks.id, webhookId), isNull(webhooks.paused));
    const stopped = await tx
      .update(webhooks)
      .set({ paused, version: sql`${webhooks.version} + 1` })
      .where(isOn)
      .returning();
    if (stopped.length === 0) return false;
    const { words } = ourWords('');
    const list = fillVariables(words.webhook, { name, link: `${options.siteUrl}/adminPanel/webhooks/${webhookId}` });
    for (const { email, isAdmin } of await listStaff(tx)) {
      if (isAdmin) await writeMail(tx, 'workWaiting', { to: email, language: '', values: { count: '1', list } });
    }
    return true;
  }
}

/** The new one first. */
function secretsOf({ secret, earlierSecret, earlierUntil }: Claimed, now: Date): string[] {
  return earlierSecret && earlierUntil && earlierUntil > now ? [secret, earlierSecret] : [secret];
}

/** Why nobody answered, for whoever set it up: a code of the network, or words of ours. */
function toWords(error: unknown): string {
  const { code, message: words } = reasonOf(error);
  return (code && !words.includes(code) ? `${code} ${words}` : words || code).slice(0, 300);
}
