import 'server-only';
import { endSession } from '@/lib/care-api/accounts';
import type { From } from '@/lib/care-api/client';
import { revokeSession } from './revoked';
import type { Session } from './session';

/** Signs out here at once, and on the API; an API that cannot be asked does not keep anybody signed in here. */
export async function signOut({ sid, accessToken }: Session, { visitor }: From): Promise<void> {
  revokeSession(sid);
  await endSession({ accessToken, visitor });
}
