import 'server-only';
import type { Writing } from '@/lib/care-api/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import { localePath } from '@/lib/i18n/languages';
import { formRoute } from './form-route';
import { textOf } from './read-sent';

type Followed<Change, Value> = {
  call: Endpoint;
  form: string;
  path: (token: string) => string;
  read: (field: (name: string) => string) => Change | null;
  send: (token: string, change: Change, visitor: string | undefined) => Promise<Writing<Value>>;
};

export function followedRoute<Change extends { change: string } & Record<string, string>, Value>({
  call,
  form,
  path,
  read,
  send,
}: Followed<Change, Value>) {
  return formRoute<{ token: string; change: Change }, Value>({
    call,
    who: 'anyone',
    maxBytes: 8 * 1024,
    isPlainOnly: true,
    read: (sent) => {
      const token = textOf(sent, 'token');
      const change = read((name) => textOf(sent, name));
      return /^[\w-]{43}$/.test(token) && change ? { token, change } : null;
    },
    send: ({ token, change }, { visitor }) => send(token, change, visitor),
    done: (_, { token, change }, { locale }) => ({
      location: localePath(locale, `${path(token)}?done=${change.change}`),
    }),
    back: ({ token }, { locale }) => localePath(locale, path(token)),
    keep: { form, words: ({ token, change }) => ({ token, ...change }) },
  });
}
