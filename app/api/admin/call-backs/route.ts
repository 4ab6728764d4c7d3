import { callBackDraftName } from '@/lib/admin/call-back-deeds';
import { callBackNoun } from '@/lib/admin/call-backs';
import { refusedPath } from '@/lib/admin/confirm-path';
import { listWith } from '@/lib/admin/list-path';
import { send } from '@/lib/care-api/client';
import { listExtensions } from '@/lib/care-api/staff';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { type CallBackDeed, callBackDeeds } from '@/lib/contract/call-back-event';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

type Asked = {
  id: number;
  action: CallBackDeed;
  words: Record<string, string>;
  /** The list that it was opened from. */
  search: string;
  version: number | null;
};
type Done = { next: string | null };

const path = '/adminPanel/call-backs';
const call = endpoints.addCallBackEvent;

/** What each deed is told beside a note. */
const fields: Partial<Record<CallBackDeed, readonly string[]>> = {
  ...{ assign: ['owner'], noAnswer: ['until'], snooze: ['until'], close: ['outcome'], link: ['other'] },
  mailed: ['subject', 'text'],
};
const kept = ['note', 'until', 'owner', 'outcome', 'other', 'subject', 'text', 'next'];

/** Does something with a request to be called back. */
export const POST = formRoute<Asked, Done>({
  call,
  who: 'user',
  maxBytes: 64 * 1024,
  isPlainOnly: true,
  notThis: refused(415, 'notAPlainForm'),
  read: (sent) => {
    const action = callBackDeeds.find((one) => one === textOf(sent, 'action'));
    const id = toId(textOf(sent, 'id'));
    if (!action || id === null) return null;
    const words = Object.fromEntries(kept.map((name) => [name, textOf(sent, name)]).filter(([, value]) => value));
    return { id, action, words, search: textOf(sent, 'search'), version: toId(textOf(sent, 'version')) };
  },
  send: async (asked, { session: { accessToken }, visitor }) => {
    const { id, action, words, search, version } = asked;
    const caller = { accessToken, extensions: await listExtensions(accessToken) };
    // Afterwards it may be in that list no more, and the next one stand in its place.
    const place = words.next ? await getListPlace(callBackNoun, caller, String(id), search) : null;
    const sent = await send(call, toBody(action, words, version), { accessToken, visitor, params: { id } });
    return sent.ok ? { ok: true, value: { next: place?.next ?? null } } : sent;
  },
  done: ({ next }, { id, search }, { locale }) => ({
    location: localePath(locale, next ?? listWith(`${path}/${id}`, '', { in: search, done: 'noted' })),
  }),
  back: ({ id, search }, { locale }, { code, codes = {} }) => {
    const [field] = Object.values(codes);
    const here = new URLSearchParams({ in: search });
    return localePath(locale, refusedPath(`${path}/${id}`, String(here), field?.code ?? code));
  },
  keep: { form: ({ id }) => callBackDraftName(id), words: ({ words }) => words },
});

function toBody(action: CallBackDeed, words: Record<string, string>, version: number | null): object {
  const told = (fields[action] ?? []).flatMap((name) => (words[name] ? [[name, words[name]]] : []));
  const { other, ...rest } = Object.fromEntries(told);
  return { action, note: words.note, ...rest, ...(other && { other: toId(other) ?? 0 }), version };
}
