import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { Profile } from '@/lib/contract/profile';
import { type PersonalReading, readAs, send, type Writing } from './client';
import type { SignedIn } from './signed-in';

type Owner = Pick<SignedIn, 'accessToken' | 'userId'>;

/** Somebody's own profile; 'missing' before the first one. */
export function getOwnProfile({ accessToken, userId }: Owner): Promise<PersonalReading<Profile>> {
  return readAs(accessToken, endpoints.getProfileOfAccount, { params: { userId } });
}

export function saveProfile({ accessToken }: Owner, id: number | null, body: unknown): Promise<Writing<Profile>> {
  if (id === null) return send(endpoints.createProfile, body, { accessToken });
  return send(endpoints.updateProfile, body, { params: { id }, accessToken });
}
