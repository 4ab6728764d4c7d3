import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { FollowedReference, ReferenceChange } from '@/lib/contract/reference-request';
import { read, send, type Writing } from './client';
import type { Reading } from './reading';

export function getReference(token: string): Promise<Reading<FollowedReference>> {
  return read(endpoints.getFollowedReference, { params: { token } });
}

export function changeReference(
  token: string,
  change: ReferenceChange,
  visitor: string | undefined,
): Promise<Writing<FollowedReference>> {
  return send(endpoints.changeFollowedReference, change, { params: { token }, visitor });
}
