import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { Profile } from '@/lib/contract/profile';
import type { Owner } from './accounts';
import { type PersonalReading, readAs, send, type Writing } from './client';
import type { SignedIn } from './signed-in';

/** Somebody's own profile; 'missing' before the first one. */
export function getOwnProfile({
  accessToken,
  userId,
}: Pick<SignedIn, 'accessToken' | 'userId'>): Promise<PersonalReading<Profile>> {
  return readAs(accessToken, endpoints.getProfileOfAccount, { params: { userId } });
}

export function saveProfile(owner: Owner, id: number | null, body: unknown): Promise<Writing<Profile>> {
  if (id === null) return send(endpoints.createProfile, body, owner);
  return send(endpoints.updateProfile, body, { ...owner, params: { id } });
}
