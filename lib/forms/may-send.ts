import 'server-only';
import type { Session } from '@/lib/auth/session';
import { getMe } from '@/lib/care-api/accounts';
import type { Endpoint } from '@/lib/contract/endpoint';
import { mayCall } from '@/lib/contract/staff';

const anybody = { isAdmin: false, roles: [] };

export async function maySend({ who }: Endpoint, session: Session | null): Promise<boolean> {
  if (session === null || mayCall(who, anybody)) return true;
  const me = await getMe(session.accessToken);
  return me.state !== 'ready' || mayCall(who, me.value);
}
