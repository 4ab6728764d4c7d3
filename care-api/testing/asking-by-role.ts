import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { type Caller, mayCall, staffRoles, toRoles } from '@/lib/contract/staff';
import { noonIn } from './noon-in';

/** Everybody who may be signed in. */
export const people = ['user', ...staffRoles, 'admin'] as const;
export type Person = (typeof people)[number];

export const callsByName = Object.entries<Endpoint>(endpoints).map(([name, call]) => ({ name, call }));

/** Whose work a kind is, these calls ask once they know what is wanted. */
const bodies = new Map<Endpoint, object>([
  [endpoints.orderRows, { ids: [999_999] }],
  [endpoints.changeMany, { action: 'trash', ids: [999_999] }],
  [endpoints.saveWorkingCopy, { data: {}, version: 0, publicVersion: 1, tab: 'a' }],
  [endpoints.publishWorkingCopy, { version: 0 }],
  [endpoints.schedulePublishing, { version: 0, local: noonIn(7) }],
  [endpoints.restoreRevision, { version: 0 }],
  [endpoints.takeLease, { tab: 'a' }],
]);

export function bodyOf(call: Endpoint): object | undefined {
  return call.body instanceof z.ZodUnknown ? undefined : (bodies.get(call) ?? {});
}

function callerAs(who: Person): Caller {
  return { isAdmin: who === 'admin', roles: toRoles([who]) };
}

/** What is for all staff is, of one kind, for those whose work that kind is: of `faq`, an editor's. */
export function isOpenTo(call: Endpoint, who: Person): boolean {
  const caller = callerAs(who);
  return mayCall(call.who, caller) && (!/\{(kind|file)\}/.test(call.path) || mayCall('editor', caller));
}

const refusal = z.object({ code: z.string().optional() });

/** Whether an answer says that the call is not for whoever asked. */
export async function isShut(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  return /^(adminOnly|roleMissing)$/.test(refusal.parse(await answer.json()).code ?? '');
}
