import type { Dependencies } from '@/care-api/kernel/dependencies';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { marksHeard, noteSite } from './heard-sites';

/** By it a site shows the key and a mark of its secret: `scripts/site/content-state.mjs` has it too. */
export const siteHeader = 'x-site';

/** Milliseconds after which a site is noted again, is gone, and after which the difference is said again. */
const noteAgainAfter = 60_000;
const goneAfter = 150_000;
const sayAgainAfter = 3_600_000;

export function isSite(header = '', siteKey = ''): boolean {
  const [key = ''] = header.split(' ');
  return siteKey !== '' && hashSecretToken(key) === hashSecretToken(siteKey);
}

/** Hears from every site, and says where two of them have different secrets, also where they ask different APIs. */
export function watchSites({
  database,
  siteKey,
  now,
  log,
}: Pick<Dependencies, 'database' | 'siteKey' | 'now' | 'log'>) {
  const notedAt = new Map<string, number>();
  let saidAt = Number.NEGATIVE_INFINITY;

  return async (header = ''): Promise<void> => {
    const [, mark = ''] = header.split(' ');
    if (!/^\w{1,64}$/.test(mark) || !isSite(header, siteKey)) return;
    const time = now().getTime();
    if (time - (notedAt.get(mark) ?? Number.NEGATIVE_INFINITY) < noteAgainAfter) return;
    for (const [other, at] of notedAt) if (time - at > goneAfter) notedAt.delete(other);
    notedAt.set(mark, time);
    await noteSite(database.db, mark, now());
    const marks = await marksHeard(database.db, new Date(time - goneAfter));
    if (marks.length < 2 || time - saidAt < sayAgainAfter) return;
    saidAt = time;
    log({ level: 'warn', message: 'sites differ', reason });
  };
}

const reason =
  'Two sites have different secrets: whoever signs in through one is nobody to the other. Give all the same NEXTAUTH_SECRET.';
