import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

const path = '/adminPanel/categories';

/** Puts what one category holds into another one. */
export const POST = formRoute({
  call: endpoints.mergeCategories,
  who: 'user',
  maxBytes: 4_096,
  isPlainOnly: true,
  notThis: refused(415, 'notAPlainForm'),
  read: (sent) => {
    const [from, into, version] = [toId(textOf(sent, 'id')), toId(textOf(sent, 'into')), toId(textOf(sent, 'version'))];
    return from === null ? null : { from, into, version };
  },
  send: async ({ into, ...rest }, { session: { accessToken }, visitor }) =>
    into === null
      ? refused(422, 'fieldsRequired')
      : send(endpoints.mergeCategories, { ...rest, into }, { accessToken, visitor }),
  done: ({ id }, _, { locale }) => ({ location: localePath(locale, `${path}/${id}?done=merged`) }),
  back: ({ from }, { locale }, { code }) => localePath(locale, `${path}/${from}?problem=${code ?? 'failed'}`),
});
