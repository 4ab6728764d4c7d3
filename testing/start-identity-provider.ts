import { fork } from 'node:child_process';
import { once } from 'node:events';

/** As the provider knows them: claims of OpenID Connect. */
type WorkPerson = { sub: string; email: string; email_verified?: boolean; groups?: string[] };

export type IdentityProvider = {
  issuer: string;
  /** As somebody in a browser of their own; answers the query that the provider leads back with. */
  logIn(address: string, who: WorkPerson): Promise<string>;
  stop(): Promise<void>;
};

/** A real one on this machine, which leads back to `redirectTo` alone. */
export async function startIdentityProvider(redirectTo: string): Promise<IdentityProvider> {
  const child = fork('testing/identity-provider.mjs', [redirectTo], { silent: true, execArgv: [] });
  const [issuer] = await once(child, 'message');
  return {
    issuer,
    async logIn(address, who) {
      const isKnown = once(child, 'message');
      child.send(who);
      await isKnown;
      return logIn(address, who.sub, redirectTo);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Fills in the provider's own pages: who one is, and that one agrees. */
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
    const page = await answer.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The provider says: ${page.slice(0, 2_000)}`);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    next = { url: new URL(action, url).href, body: new URLSearchParams({ prompt, login, password: 'any' }) };
  }
  throw new Error('The provider never led back.');
}
