import type { MiddlewareHandler } from 'hono';
import type { Dependencies, Variables } from '@/care-api/kernel/dependencies';
import { prefixOf } from '@/care-api/kernel/device-of';
import { Refusal } from '@/care-api/kernel/refusal';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';

const done = new Map<Endpoint, string>([
  [endpoints.changePassword, 'password changed'],
  [endpoints.choosePassword, 'password changed'],
  [endpoints.changeEmail, 'email change asked'],
  [endpoints.confirmEmail, 'email changed'],
  [endpoints.confirmApp, 'second step changed'],
  [endpoints.removeApp, 'second step changed'],
  [endpoints.addPasskey, 'second step changed'],
  [endpoints.removePasskey, 'second step changed'],
  [endpoints.renewRecoveryCodes, 'second step changed'],
  [endpoints.resetFactors, 'second step changed'],
  [endpoints.createApiKey, 'key made'],
  [endpoints.removeApiKey, 'key revoked'],
  [endpoints.inviteColleague, 'colleague invited'],
  [endpoints.updateRoles, 'role changed'],
  [endpoints.makeAdmin, 'role changed'],
  [endpoints.banAccount, 'ban changed'],
  [endpoints.signOutAccount, 'sessions ended'],
  [endpoints.sendPasswordLink, 'password link sent'],
  [endpoints.endOtherSessions, 'sessions ended'],
  [endpoints.exportAccount, 'people exported'],
  [endpoints.exportTable, 'people exported'],
  [endpoints.getMyData, 'people exported'],
  [endpoints.eraseAccount, 'account erased'],
  [endpoints.deleteMyAccount, 'account erased'],
]);
const refused: Partial<Record<string, string>> = {
  loginWrong: 'log-in failed',
  passkeyUnknown: 'log-in failed',
  passwordWrong: 'password wrong',
  codeWrong: 'code wrong',
};

type Event = {
  event: string;
  account: string | null;
  of?: string | undefined;
  address: string;
  call?: string;
  code?: string | undefined;
  requestId?: string;
  isRefused?: boolean;
};

/** One line for whoever watches the house: who, from where, what; never an email, a password, a token or a text. */
export function noteSecurity(log: Dependencies['log'], { address, isRefused = false, ...event }: Event): void {
  log({ level: isRefused ? 'warn' : 'info', message: 'security', ...event, from: prefixOf(address) });
}

export function logSecurity({ log }: Dependencies): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    await next();
    const call = context.get('call');
    if (!call) return;
    const { endpoint, of } = call;
    const refusal = context.error instanceof Refusal ? context.error : null;
    const event = refusal ? eventOf(refusal) : context.res.ok ? done.get(endpoint) : undefined;
    if (event === undefined) return;
    noteSecurity(log, {
      event,
      of,
      requestId: context.get('requestId'),
      address: context.get('address'),
      account: refusal?.about ?? context.get('account')?.id ?? null,
      call: `${endpoint.method} ${endpoint.path}`,
      code: refusal?.report.code,
      isRefused: refusal !== null,
    });
  };
}

function eventOf({ status, report: { code, codes } }: Refusal): string | undefined {
  if (status === 429) return 'slowed';
  if (status === 403) return 'refused';
  const wrong = [code, ...Object.values(codes ?? {}).map((one) => one.code)];
  return wrong.map((one) => one && refused[one]).find(Boolean);
}
