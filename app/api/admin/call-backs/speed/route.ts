import { refusedPath } from '@/lib/admin/confirm-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

const path = '/adminPanel/call-backs/report';

/** Whether the public is told how soon people are called. */
export const POST = formRoute({
  call: endpoints.saveCallBackSpeed,
  who: 'user',
  maxBytes: 1_024,
  isPlainOnly: true,
  notThis: refused(415, 'notAPlainForm'),
  read: (sent) => ({ isShown: textOf(sent, 'isShown') === '1' }),
  send: (value, { session: { accessToken }, visitor }) =>
    send(endpoints.saveCallBackSpeed, value, { accessToken, visitor }),
  done: (_, __, { locale }) => ({ location: localePath(locale, `${path}?done=saved`) }),
  back: (_, { locale }, { code }) => localePath(locale, refusedPath(path, '', code)),
});
