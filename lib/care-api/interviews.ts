import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { FollowedInterview, InterviewChange } from '@/lib/contract/interview';
import { read, send, type Writing } from './client';
import type { Reading } from './reading';

export function getInterview(token: string): Promise<Reading<FollowedInterview>> {
  return read(endpoints.getFollowedInterview, { params: { token } });
}

export function changeInterview(
  token: string,
  change: InterviewChange,
  visitor: string | undefined,
): Promise<Writing<FollowedInterview>> {
  return send(endpoints.changeFollowedInterview, change, { params: { token }, visitor });
}
