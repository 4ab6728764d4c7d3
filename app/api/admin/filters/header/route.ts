import { refusedPath } from '@/lib/admin/confirm-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

const path = '/adminPanel/filters/order';

/** Renames a header with all its values. */
export const POST = formRoute({
  call: endpoints.renameFilterHeader,
  who: 'user',
  maxBytes: 4_096,
  isPlainOnly: true,
  read: (sent) => ({ header: textOf(sent, 'header'), name: textOf(sent, 'name') }),
  send: (body, { session: { accessToken }, visitor }) =>
    send(endpoints.renameFilterHeader, body, { accessToken, visitor }),
  done: (_, __, { locale }) => ({ location: localePath(locale, `${path}?done=header`) }),
  back: (_, { locale }, { code, codes = {} }) => {
    const [field] = Object.values(codes);
    return localePath(locale, refusedPath(path, '', field?.code ?? code));
  },
});
