import { replyAddress } from '@/care-api/applications/replies/reply-address';
import { mails } from '@/care-api/database/schema/settings';
import { openHiring } from './hiring';
import { openOutbox } from './open-outbox';
import { openTestApp } from './open-test-app';

/**
 * The API with a job to apply for and the mails of hiring as they leave, for the tests of one file. Before each of them
 * nothing waits to leave, after each of them the clock goes on. `mailbox` is where answers to the mails go.
 */
export function openHiringDesk({ mailbox }: { mailbox?: string } = {}) {
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  const desk = () => {
    if (!opened) throw new Error('Hiring is there inside of tests only.');
    return opened;
  };
  const db = () => desk().test.deps.database.db;
  beforeAll(async () => {
    opened = await open(mailbox);
  }, 60_000);
  afterAll(async () => {
    await opened?.test.close();
    opened?.outbox.remove();
  });
  beforeEach(() => db().update(mails).set({ state: 'sent' }));
  afterEach(() => {
    desk().test.deps.now = () => new Date();
  });

  return {
    get test() {
      return desk().test;
    },
    get hiring() {
      return desk().hiring;
    },
    db,
    leave: (minutes?: number) => desk().outbox.leave(minutes),
    /** Newest first. */
    eventsOf: async ({ path }: { path: string }) => (await desk().hiring.call('GET', `${path}/file`)).body.events,
    /** Hands on a mail as the mail server has it. */
    async handOn(raw: BodyInit, as = desk().hiring.admin) {
      const headers = { authorization: `Bearer ${as}`, 'content-type': 'message/rfc822' };
      const answer = await desk().test.app.request('/api/admin/mails/replies', { method: 'POST', headers, body: raw });
      return { status: answer.status, body: await answer.json() };
    },
    /** Somebody applies, and has the receipt. */
    async apply() {
      const { hiring, outbox } = desk();
      const made = await hiring.apply();
      const { email } = (await hiring.call('GET', '/session', undefined, made.sender)).body;
      return { ...made, email, letters: await outbox.leave() };
    },
  };
}

async function open(mailbox: string | undefined) {
  const test = await openTestApp();
  const { db } = test.deps.database;
  const repliesTo = mailbox && ((id: number) => replyAddress(db, mailbox, id));
  const outbox = openOutbox(test, repliesTo ? { repliesTo } : {});
  return { test, hiring: await openHiring(test), outbox };
}
