import 'server-only';
import type { CallBackInput } from '@/lib/contract/call-back';
import { endpoints } from '@/lib/contract/endpoints';
import { send, type Writing } from './client';

export function createCallBack(callBack: CallBackInput): Promise<Writing<unknown>> {
  return send(endpoints.createCallBack, callBack);
}
