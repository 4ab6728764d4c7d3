import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

/** Takes a row out of its list. */
export const POST = formRoute({
  call: endpoints.deleteFaq,
  who: 'user',
  maxBytes: 4_096,
  isPlainOnly: true,
  tooLarge: refused(415, 'notAPlainForm'),
  notThis: refused(415, 'notAPlainForm'),
  read: (sent) => toId(textOf(sent, 'id')),
  send: (id, { session: { accessToken }, visitor }) =>
    send(endpoints.deleteFaq, undefined, { accessToken, visitor, params: { id } }),
  done: (_, __, { locale, returnUrl }) => ({
    location: returnUrl ?? localePath(locale, '/adminPanel/faqs?done=deleted'),
  }),
  back: (_, { locale }, { code }) => localePath(locale, `/adminPanel/faqs?problem=${code ?? 'other'}`),
});
