import 'server-only';
import type { CallBackInput } from '@/lib/contract/call-back';
import { endpoints } from '@/lib/contract/endpoints';
import { send, type Writing } from './client';

export function createCallBack(callBack: CallBackInput, visitor: string | undefined): Promise<Writing<unknown>> {
  return send(endpoints.createCallBack, callBack, { visitor });
}
