import { readTicks, toBulkQuery } from '@/lib/admin/bulk';
import { refusedPath } from '@/lib/admin/confirm-path';
import { isListPath, listWith } from '@/lib/admin/list-path';
import { findNoun } from '@/lib/admin/nouns';
import { send } from '@/lib/care-api/client';
import { bulkInput, type Run } from '@/lib/contract/bulk';
import { endpoints } from '@/lib/contract/endpoints';
import { type StaffKind, staffKinds } from '@/lib/contract/staff-kinds';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

const actions = bulkInput.shape.action.options;
type Action = (typeof actions)[number];

type Asked = {
  kind: StaffKind;
  path: string;
  search: string;
  /** What is taken back; null for a change. */
  undo: number | null;
  /** By the API's name. */
  action: Action;
  value: string;
  isAll: boolean;
  ids: number[];
  versions: Record<string, number>;
};

/** Does one thing with all rows that are ticked, or with all that match; or takes it back. */
export const POST = formRoute<Asked, Run>({
  call: endpoints.changeMany,
  who: 'user',
  maxBytes: 64 * 1024,
  isPlainOnly: true,
  read: (sent) => {
    const kind = staffKinds.find((one) => one === textOf(sent, 'kind'));
    const [path, search] = [textOf(sent, 'path'), textOf(sent, 'search')];
    const ticks = readTicks(sent.getAll('ids').map(String));
    const undo = toId(textOf(sent, 'undo'));
    // Taking back says no action of its own.
    const action = actions.find((one) => one === (undo === null ? textOf(sent, 'action') : 'trash'));
    if (!kind || !ticks || !action || !isListPath(path)) return null;
    const value = textOf(sent, `value.${fieldOf(kind, action)}`);
    return { kind, path, search, undo, action, value, isAll: sent.has('all'), ...ticks };
  },
  send: async ({ kind, search, undo, action, value, isAll, ids, versions }, { session, visitor, once }) => {
    const asking = { accessToken: session.accessToken, visitor, once };
    if (undo !== null) return send(endpoints.undoRun, undefined, { ...asking, params: { id: undo } });
    if (!isAll && ids.length === 0) return refused(422, 'idsOrQuery');
    const rules = findNoun(kind)?.rules;
    const rows = isAll && rules ? { query: toBulkQuery(rules, search) } : { ids, versions };
    return send(endpoints.changeMany, { action, value, ...rows }, { ...asking, params: { kind } });
  },
  done: ({ id }, { path, search }, { locale }) => ({
    location: localePath(locale, listWith(path, search, { run: String(id) })),
  }),
  back: ({ path, search }, { locale }, { code, codes }) =>
    localePath(locale, refusedPath(path, search, codes?.value?.code ?? code)),
});

/** The field of the bar that an action's value is typed in; '' for one that wants none. */
function fieldOf(kind: StaffKind, action: Action): string {
  const groups = findNoun(kind)?.bulk ?? [];
  return groups.find((group) => Object.hasOwn(group.actions, action))?.field?.name ?? '';
}
