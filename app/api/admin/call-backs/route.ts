import { callBackDraftName } from '@/lib/admin/call-back-deeds';
import { callBackNoun } from '@/lib/admin/call-backs';
import { send } from '@/lib/care-api/client';
import { listExtensions } from '@/lib/care-api/staff';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import { type CallBackDeed, callBackDeeds } from '@/lib/contract/call-back-event';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/door/office-route';
import { textOf } from '@/lib/door/read-sent';
import { toId } from '@/lib/http/to-id';

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
export const POST = officeRoute<Asked, Done>({
  call,
  maxBytes: 64 * 1024,
  read: (sent) => {
    const action = callBackDeeds.find((one) => one === textOf(sent, 'action'));
    const id = toId(textOf(sent, 'id'));
    if (!action || id === null) return null;
    const words = Object.fromEntries(kept.map((name) => [name, textOf(sent, name)]).filter(([, value]) => value));
    return { id, action, words, search: textOf(sent, 'search'), version: toId(textOf(sent, 'version')) };
  },
  send: async ({ id, action, words, search, version }, asking) => {
    const caller = { ...asking, extensions: await listExtensions(asking.accessToken) };
    // Afterwards it may be in that list no more, and the next one stand in its place.
    const place = words.next ? await getListPlace(callBackNoun, caller, String(id), search) : null;
    const sent = await send(call, toBody(action, words, version), { ...asking, params: { id } });
    return sent.ok ? { ok: true, value: { next: place?.next ?? null } } : sent;
  },
  done: ({ next }, { id, search }) =>
    next ? { path: next } : { path: `${path}/${id}`, said: { in: search, done: 'noted' } },
  back: ({ id, search }) => ({ path: `${path}/${id}`, search: String(new URLSearchParams({ in: search })) }),
  keep: { form: ({ id }) => callBackDraftName(id), words: ({ words }) => words },
});

function toBody(action: CallBackDeed, words: Record<string, string>, version: number | null): object {
  const told = (fields[action] ?? []).flatMap((name) => (words[name] ? [[name, words[name]]] : []));
  const { other, ...rest } = Object.fromEntries(told);
  return { action, note: words.note, ...rest, ...(other && { other: toId(other) ?? 0 }), version };
}
