import { refusedPath } from '@/lib/admin/confirm-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

const path = '/adminPanel/listings';

/** A listing begins as a draft with a name; its editor does the rest. */
export const POST = formRoute({
  call: endpoints.createListing,
  who: 'user',
  maxBytes: 8_192,
  isPlainOnly: true,
  read: (sent) => ({ typeTitle: textOf(sent, 'title'), categoryId: textOf(sent, 'category') }),
  send: (listing, { session: { accessToken }, visitor, once }) =>
    send(endpoints.createListing, { ...listing, isDraft: true }, { accessToken, visitor, once }),
  done: ({ id }, _, { locale }) => ({ location: localePath(locale, `${path}/${id}?done=created`) }),
  back(_, { locale }, { code, codes = {} }) {
    const [field] = Object.values(codes);
    return localePath(locale, refusedPath(`${path}/new`, '', field?.code ?? code));
  },
});
