import 'server-only';
import type { Alert, AlertPace, AlertPause } from '@/lib/contract/alert';
import { endpoints } from '@/lib/contract/endpoints';
import { send, type Writing } from './client';

export function createAlert(
  alert: { email: string; search: string; asked: string; pace: AlertPace },
  from: { visitor: string | undefined; locale: string; once: string | undefined },
): Promise<Writing<unknown>> {
  return send(endpoints.createAlert, alert, from);
}

export function readAlert(token: string): Promise<Writing<Alert>> {
  return send(endpoints.readAlert, { token });
}

export function changeAlert({ token, pace }: { token: string; pace: AlertPace }): Promise<Writing<unknown>> {
  return send(endpoints.changeAlert, { token, pace });
}

export function pauseAlert({ token, weeks }: { token: string; weeks: AlertPause }): Promise<Writing<unknown>> {
  return send(endpoints.pauseAlert, { token, weeks });
}

export function endAlert({ token }: { token: string }): Promise<Writing<unknown>> {
  return send(endpoints.endAlert, { token });
}
