import 'server-only';
import { confirmPath, refusedPath } from '@/lib/admin/confirm-path';
import { listWith } from '@/lib/admin/list-path';
import type { Writing } from '@/lib/care-api/client';
import { localePath } from '@/lib/i18n/languages';
import { keepDeed } from './begun-deed';
import { codeOf } from './fault';
import { type FormRoute, formRoute, type Sender } from './form-route';
import { shownOnceCookie } from './shown-once';

type Asking = Pick<Sender, 'visitor' | 'knownDevice' | 'once'> & { accessToken: string };

type Place = { path: string; search?: string; said?: Record<string, string>; part?: string };

type OfficeForm<Input, Value> = Pick<FormRoute<Input, Value>, 'call' | 'read' | 'hasFiles' | 'tooLarge' | 'keep'> & {
  maxBytes?: number;
  send: (input: Input, asking: Asking) => Promise<Writing<Value>>;
  /** `shown` is what the page tells once. */
  done: (value: Value, input: Input) => (Place & { shown?: { what: string; words: string[] } }) | { sentOn: string };
  /** Where it was sent from: the reason stands in the address, unless the page itself tells it. */
  back: (input: Input) => Omit<Place, 'said'> & { tells?: true };
};

export function officeRoute<Input, Value>({ maxBytes = 8_192, send, done, back, ...form }: OfficeForm<Input, Value>) {
  return formRoute<Input, Value>({
    ...form,
    who: 'user',
    maxBytes,
    isPlainOnly: true,
    send: (input, { session: { accessToken }, visitor, knownDevice, once }) =>
      send(input, { accessToken, visitor, knownDevice, once }),
    done: async (value, input, { locale, session }) => {
      const next = done(value, input);
      if ('sentOn' in next) return { location: next.sentOn, isSentOn: true };
      const { path, search = '', said = {}, part, shown } = next;
      const isPlain = search === '' && Object.keys(said).length === 0;
      const location = isPlain ? path : listWith(path, search, said);
      const owner = session?.userId ?? '';
      return {
        location: localePath(locale, part ? `${location}#${part}` : location),
        ...(shown && { cookies: [await shownOnceCookie({ ...shown, owner })] }),
      };
    },
    detour: async ({ request, sent, input, fault, sender: { locale }, session }) => {
      if (!session || codeOf(fault) !== 'passwordAgain') return null;
      const deed = await keepDeed(request, sent, session.userId);
      const { path, search = '' } = back(input);
      return deed && { location: localePath(locale, confirmPath(path, search, deed.name)), cookies: [deed.cookie] };
    },
    back: (input, { locale }, fault) => {
      const { path, search = '', tells } = back(input);
      return localePath(locale, tells ? path : refusedPath(path, search, codeOf(fault)));
    },
  });
}
