import 'server-only';
import { endSession } from '@/lib/care-api/accounts';
import { revokeSession } from './revoked';
import type { Session } from './session';

/** Signs out here at once, and on the API; an API that cannot be asked does not keep anybody signed in here. */
export async function signOut(session: Session): Promise<void> {
  revokeSession(session.sid);
  await endSession(session.accessToken);
}
