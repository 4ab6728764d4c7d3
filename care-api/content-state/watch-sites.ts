import { hashSecretToken } from '@/care-api/accounts/secret-token';
import type { Dependencies } from '@/care-api/dependencies';

/** By it a site shows the key and a mark of its secret: `scripts/site/content-state.mjs` has it too. */
export const siteHeader = 'x-site';

/** Milliseconds after which a site that asked no more is gone, and after which the difference is said again. */
const goneAfter = 60_000;
const sayAgainAfter = 3_600_000;

/** Hears from every site, and says where two of them have different secrets. */
export function watchSites({ siteKey, now, log }: Pick<Dependencies, 'siteKey' | 'now' | 'log'>) {
  const heard = new Map<string, number>();
  let saidAt = Number.NEGATIVE_INFINITY;
  return (header = ''): void => {
    const [key = '', mark = ''] = header.split(' ');
    if (!siteKey || mark === '' || hashSecretToken(key) !== hashSecretToken(siteKey)) return;
    const time = now().getTime();
    heard.set(mark, time);
    for (const [other, at] of heard) if (time - at > goneAfter) heard.delete(other);
    if (heard.size < 2 || time - saidAt < sayAgainAfter) return;
    saidAt = time;
    log({ level: 'warn', message: 'sites differ', reason });
  };
}

const reason =
  'Two sites have different secrets: whoever signs in through one is nobody to the other. Give all the same NEXTAUTH_SECRET.';
