import 'server-only';
import type { Company } from '@/lib/contract/company';
import { endpoints } from '@/lib/contract/endpoints';
import { type PersonalReading, readAs } from './client';

/** The provider as it is now, not as pages keep it. */
export function readCompany(accessToken: string): Promise<PersonalReading<Company>> {
  return readAs(accessToken, endpoints.getLatestCompany);
}
