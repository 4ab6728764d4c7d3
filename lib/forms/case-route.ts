import 'server-only';
import { recordHref } from '@/lib/admin/record-path';
import type { Resource } from '@/lib/admin/resource';
import { screenPath } from '@/lib/admin/screens';
import { send } from '@/lib/care-api/client';
import { getListPlace } from '@/lib/care-api/staff-neighbours';
import type { Endpoint } from '@/lib/contract/endpoint';
import { toId } from '@/lib/http/to-id';
import { refused } from './fault';
import { officeRoute } from './office-route';
import { textOf } from './read-sent';

type CaseRoute<Row> = {
  resource: Resource<Row>;
  call: Endpoint;
  /** What can be done, each with the fields that it is told beside a note. */
  deeds: Readonly<Record<string, readonly string[]>>;
  /** Fields of which blank is told too; of the others it says nothing. */
  blank?: readonly string[];
  draftName: (id: number) => string;
  toField?: (name: string, said: string) => string | number;
  toDeed?: (action: string) => Record<string, string>;
  /** Where the API takes several fields as one. */
  toBody?: (fields: Record<string, string | number>) => Record<string, unknown>;
};
type Args = {
  id: number;
  action: string;
  words: Record<string, string>;
  search: string;
  version: number | null;
  /** What came next in that list when it was opened: by now it may be in it no more. */
  after: number | null;
  isMail: boolean;
};

export function caseRoute<Row>(kind: CaseRoute<Row>) {
  const { resource, call, deeds, blank = [], draftName, toField = plain, toDeed, toBody } = kind;
  const path = screenPath(resource.screen);
  const kept = ['note', 'next', ...new Set(Object.values(deeds).flat())];
  return officeRoute<Args, { next: string | null }>({
    call,
    maxBytes: 64 * 1024,
    read: (sent) => {
      const [action, id] = [textOf(sent, 'action'), toId(textOf(sent, 'id'))];
      if (!Object.hasOwn(deeds, action) || id === null) return null;
      // What was emptied comes back empty.
      const words = Object.fromEntries(kept.flatMap((name) => (sent.has(name) ? [[name, textOf(sent, name)]] : [])));
      return {
        id,
        action,
        words,
        search: textOf(sent, 'search'),
        version: toId(textOf(sent, 'version')),
        after: toId(textOf(sent, 'after')),
        isMail: sent.has('mail'),
      };
    },
    send: async ({ id, action, words, search, version, after, isMail }, asking) => {
      if (isMail && !words.text) return refused(422, 'problem', { text: 'fieldsRequired' });
      // Afterwards it may be in that list no more, and the next one stand in its place.
      const place = words.next && !after ? await getListPlace(resource, asking.accessToken, String(id), search) : null;
      const next = words.next && after ? recordHref(resource.screen, String(after), search) : (place?.next ?? null);
      const told = (deeds[action] ?? []).flatMap((name) => {
        const said = words[name];
        return said || (said === '' && blank.includes(name)) ? [[name, toField(name, said)] as const] : [];
      });
      const fields = Object.fromEntries(told);
      const deed = toDeed?.(action) ?? { action };
      const body = { ...deed, note: words.note || undefined, ...(toBody?.(fields) ?? fields), version };
      const sent = await send(call, body, { ...asking, params: { id } });
      return sent.ok ? { ok: true, value: { next } } : sent;
    },
    done: ({ next }, { id, search, after }) => {
      const stays = { in: search, ...(after && { after: String(after) }), done: 'noted' };
      const said: Record<string, string> = next ? { goOn: String(id) } : stays;
      return { path: next ?? `${path}/${id}`, said };
    },
    back: ({ id, search, after }) => {
      const asked = new URLSearchParams({ in: search, ...(after && { after: String(after) }) });
      return { path: `${path}/${id}`, search: String(asked) };
    },
    keep: { form: ({ id }) => draftName(id), words: ({ words }) => words },
  });
}

function plain(_: string, said: string): string {
  return said;
}
