import { fork } from 'node:child_process';
import { once } from 'node:events';

/** As the provider knows them: claims of OpenID Connect. */
type WorkPerson = { sub: string; email: string; email_verified?: boolean; groups?: string[] };

export type IdentityProvider = {
  issuer: string;
  /** Whoever is known can log in. */
  know(who: WorkPerson): Promise<void>;
  /** As somebody in a browser of their own; answers the query that the provider leads back with. */
  logIn(address: string, who: WorkPerson): Promise<string>;
  stop(): Promise<void>;
};

/** A real one on this machine, which leads back to `redirectTo` alone. */
export async function startIdentityProvider(redirectTo: string): Promise<IdentityProvider> {
  const child = fork('testing/identity-provider.mjs', [redirectTo], { silent: true, execArgv: [] });
  const [issuer] = await once(child, 'message');
  const know = async (who: WorkPerson) => {
    const isKnown = once(child, 'message');
    child.send(who);
    await isKnown;
  };
  return {
    issuer,
    know,
    async logIn(address, who) {
      await know(who);
      return logIn(address, who.sub, redirectTo);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Fills in the provider's own page: who one is. */
async function logIn(address: string, login: string, redirectTo: string): Promise<string> {
  const jar = new Map<string, string>();
  let next: { url: string; body?: URLSearchParams } = { url: address };
  for (let steps = 0; steps < 12; steps += 1) {
    const { url, body } = next;
    if (url.startsWith(redirectTo)) return new URL(url).search.slice(1);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(body && { body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const location = answer.headers.get('location');
    if (location) {
      next = { url: new URL(location, url).href };
      continue;
    }
    if (!answer.ok || body) throw new Error(`The provider says: ${await answer.text()}`);
    next = { url, body: new URLSearchParams({ login }) };
  }
  throw new Error('The provider never led back.');
}
