import { callBackChangeForm, statusPath } from '@/lib/call-back/call-back-fields';
import { toWish } from '@/lib/call-back/to-call-back';
import { changeFollowed } from '@/lib/care-api/call-backs';
import type { FollowedChange } from '@/lib/contract/call-back-promise';
import { endpoints } from '@/lib/contract/endpoints';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';

/** Another time or number for a request, or no call at all, by whoever has its address. */
export const POST = formRoute({
  call: endpoints.changeFollowedCallBack,
  who: 'anyone',
  maxBytes: 8 * 1024,
  isPlainOnly: true,
  read: (sent) => {
    const token = textOf(sent, 'token');
    const change = readChange((name) => textOf(sent, name));
    return /^[\w-]{43}$/.test(token) && change ? { token, change } : null;
  },
  send: ({ token, change }, { visitor }) => changeFollowed(token, change, visitor),
  done: (_, { token, change }, { locale }) => ({
    location: localePath(locale, `${statusPath(token)}?done=${change.change}`),
  }),
  back: ({ token }, { locale }) => localePath(locale, statusPath(token)),
  keep: {
    form: callBackChangeForm,
    words: ({ token, change }) => ({ token, ...change }),
  },
});

function readChange(read: (name: string) => string): FollowedChange | null {
  const change = read('change');
  if (change === 'when') return { change, dateTime: toWish({ date: read('date'), time: read('time') }) };
  if (change === 'phone') return { change, phoneNo: read('phoneNo') };
  return change === 'cancel' ? { change } : null;
}
