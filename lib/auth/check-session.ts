import 'server-only';
import { getMe } from '@/lib/care-api/accounts';
import type { StaffRole } from '@/lib/contract/staff';
import { revokeSession } from './revoked';
import type { Session } from './session';

export type User = {
  id: string;
  name: string;
  /** Who they are; '' until they say it. */
  fullName: string;
  email: string;
  isAdmin: boolean;
  /** As the API has just said them; none where it says none. */
  roles: readonly StaffRole[];
  /** Signed in with a password that was given: nothing opens but the choice of another. */
  mustChoose: boolean;
  /** Of staff who have to have a second step and have none: nothing opens before. */
  mustSecure: boolean;
  /** False where the API did not answer: whether they have roles nobody has said. */
  isAsked: boolean;
  /** Nobody has shown yet that the email is theirs, or nobody can be asked. */
  isUnconfirmed: boolean;
  endsAt: number;
};

/** An API that keeps no sessions, or cannot be asked, leaves the cookie's word, which our sign-out has overruled. */
export async function checkSession(session: Session): Promise<User | null> {
  const { userId: id, name, fullName = '', email, isAdmin, endsAt } = session;
  const open = { mustChoose: false, mustSecure: false, isUnconfirmed: true };
  const reading = await getMe(session.accessToken);
  const isAsked = reading.state !== 'away';
  const known = { id, name, fullName, email, isAdmin, roles: [], isAsked, ...open, endsAt };
  if (reading.state === 'missing' || reading.state === 'away') return known;
  if (reading.state === 'ready' && reading.value.id === id) {
    const account = reading.value;
    const { isAdmin, roles, mustChoose, mustSecure, isUnconfirmed } = account;
    const told = {
      name: account.name || name,
      fullName: account.fullName || fullName,
      email: account.email || email,
      isAdmin,
      roles,
    };
    return { ...known, ...told, mustChoose, mustSecure, isUnconfirmed };
  }
  revokeSession(session.sid);
  return null;
}

/** Whether a reading was refused because its session is over. A 403 by itself only says that this is not for them. */
export async function isOver({ status }: { status: 401 | 403 }, session: Session): Promise<boolean> {
  return status === 401 || (await checkSession(session)) === null;
}
