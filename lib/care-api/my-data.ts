import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { MyData } from '@/lib/contract/my-data';
import { type PersonalReading, readAs, send, type Writing } from './client';

export function getMyData(accessToken: string): Promise<PersonalReading<MyData>> {
  return readAs(accessToken, endpoints.getMyData);
}

export function deleteMyAccount(
  accessToken: string,
  password: string,
  visitor: string | undefined,
): Promise<Writing<unknown>> {
  return send(endpoints.deleteMyAccount, { password }, { accessToken, visitor });
}
