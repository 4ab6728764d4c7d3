import { refusedPath } from '@/lib/admin/confirm-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { retentionDays, retentionKinds } from '@/lib/contract/retention';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

const path = '/adminPanel/settings';

/** How long things are kept. */
export const POST = formRoute({
  call: endpoints.saveSetting,
  who: 'user',
  maxBytes: 4_096,
  isPlainOnly: true,
  notThis: refused(415, 'notAPlainForm'),
  read: (sent) => {
    const chosen = retentionKinds.map((kind) => [kind, textOf(sent, kind)] as const);
    const isKnown = (said: string) => said === 'ever' || retentionDays.some((days) => String(days) === said);
    if (!chosen.every(([, said]) => isKnown(said))) return null;
    return Object.fromEntries(chosen.map(([kind, said]) => [kind, said === 'ever' ? null : Number(said)]));
  },
  send: (value, { session: { accessToken }, visitor }) =>
    send(endpoints.saveSetting, { value }, { accessToken, visitor, params: { key: 'retention' } }),
  done: (_, __, { locale }) => ({ location: localePath(locale, `${path}?done=saved`) }),
  back: (_, { locale }, { code }) => localePath(locale, refusedPath(path, '', code)),
});
