import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { MyData } from '@/lib/contract/my-data';
import type { Owner } from './accounts';
import { type PersonalReading, readAs, send, type Writing } from './client';

export function getMyData(accessToken: string): Promise<PersonalReading<MyData>> {
  return readAs(accessToken, endpoints.getMyData);
}

export function deleteMyAccount(password: string, owner: Owner): Promise<Writing<unknown>> {
  return send(endpoints.deleteMyAccount, { password }, owner);
}
