import 'server-only';
import type { Alert, AlertPace, AlertPause } from '@/lib/contract/alert';
import { endpoints } from '@/lib/contract/endpoints';
import { type From, send, type Writing } from './client';

export function createAlert(
  alert: { email: string; search: string; asked: string; pace: AlertPace },
  from: { visitor: string | undefined; locale: string; once: string | undefined },
): Promise<Writing<unknown>> {
  return send(endpoints.createAlert, alert, from);
}

export function readAlert(token: string, { visitor }: From): Promise<Writing<Alert>> {
  return send(endpoints.readAlert, { token }, { visitor });
}

export function changeAlert(
  { token, pace }: { token: string; pace: AlertPace },
  { visitor }: From,
): Promise<Writing<unknown>> {
  return send(endpoints.changeAlert, { token, pace }, { visitor });
}

export function pauseAlert(
  { token, weeks }: { token: string; weeks: AlertPause },
  { visitor }: From,
): Promise<Writing<unknown>> {
  return send(endpoints.pauseAlert, { token, weeks }, { visitor });
}

export function endAlert({ token }: { token: string }, { visitor }: From): Promise<Writing<unknown>> {
  return send(endpoints.endAlert, { token }, { visitor });
}
