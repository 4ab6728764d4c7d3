import 'server-only';
import { randomUUID } from 'node:crypto';
import { getShownOnce, shownOnceCookie } from './shown-once';

/** A form that waits until its sender has said the password: where it was sent, and its fields. */
export type BegunDeed = { action: string; fields: [name: string, value: string][] };

/** Characters; a cookie holds no more of them, sealed. */
const maxLength = 2_000;

/** Seals a form for whoever sent it, under a name of its own; null for one that is too long, or has files. */
export async function keepDeed(
  request: Request,
  sent: FormData,
  owner: string,
): Promise<{ name: string; cookie: string } | null> {
  const fields = [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const body = String(new URLSearchParams(fields));
  if (body.length > maxLength || fields.length < [...sent].length) return null;
  const name = randomUUID();
  const words = [new URL(request.url).pathname, body];
  return { name, cookie: await shownOnceCookie({ what: `deed ${name}`, owner, words }) };
}

export async function getDeed(name: string): Promise<BegunDeed | null> {
  const [action, body] = (await getShownOnce(`deed ${name}`)) ?? [];
  return action && body !== undefined ? { action, fields: [...new URLSearchParams(body)] } : null;
}

export function isDeedAction(action: string): boolean {
  return /^\/api\/admin(\/[\w-]{1,64}){1,4}$/.test(action);
}
