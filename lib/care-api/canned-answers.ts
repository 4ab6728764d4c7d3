import 'server-only';
import type { CannedAnswer } from '@/lib/contract/canned-answer';
import { endpoints } from '@/lib/contract/endpoints';
import { readIfThere } from './published/get-calls';

/** Those that can be chosen from, a hundred at most; none while the API does not answer. */
export async function listCannedAnswers(accessToken: string): Promise<CannedAnswer[]> {
  const query = new URLSearchParams({ page: '1', size: '100' });
  const reading = await readIfThere(accessToken, endpoints.listCannedAnswers, { query });
  return reading.state === 'ready' ? reading.value.items : [];
}
