import { findFacts } from '@/app/[locale]/(admin)/resources';
import { bulkDraftName, readTicks, toBulkQuery } from '@/lib/admin/bulk';
import { isListPath } from '@/lib/admin/list-path';
import { send } from '@/lib/care-api/client';
import { bulkInput, type Run } from '@/lib/contract/bulk';
import { endpoints } from '@/lib/contract/endpoints';
import { type BulkKind, bulkKinds } from '@/lib/contract/resources';
import { refused } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const actions = bulkInput.shape.action.options;
type Action = (typeof actions)[number];

type Args = {
  kind: BulkKind;
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
export const POST = officeRoute<Args, Run>({
  call: endpoints.changeMany,
  maxBytes: 64 * 1024,
  read: (sent) => {
    const kind = bulkKinds.find((one) => one === textOf(sent, 'kind'));
    const [path, search] = [textOf(sent, 'path'), textOf(sent, 'search')];
    const ticks = readTicks(sent.getAll('ids').map(String));
    const undo = toId(textOf(sent, 'undo'));
    // Taking back says no action of its own.
    const action = actions.find((one) => one === (undo === null ? textOf(sent, 'action') : 'trash'));
    if (!kind || !ticks || !action || !isListPath(path)) return null;
    const value = textOf(sent, `value.${fieldOf(kind, action)}`);
    return { kind, path, search, undo, action, value, isAll: sent.has('all'), ...ticks };
  },
  send: async ({ kind, search, undo, action, value, isAll, ids, versions }, asking) => {
    if (undo !== null) return send(endpoints.undoRun, undefined, { ...asking, params: { id: undo } });
    if (!isAll && ids.length === 0) return refused(422, 'idsOrQuery');
    const rules = findFacts(kind)?.rules;
    const rows = isAll && rules ? { query: toBulkQuery(rules, search) } : { ids, versions };
    return send(endpoints.changeMany, { action, value, ...rows }, { ...asking, params: { kind } });
  },
  done: ({ id }, { path, search }) => ({ path, search, said: { run: String(id) } }),
  back: ({ path, search }) => ({ path, search }),
  keep: {
    form: ({ kind }) => bulkDraftName(kind),
    words: ({ kind, action, value }) => (value ? { [fieldOf(kind, action)]: value } : null),
  },
});

/** The field of the bar that an action's value is typed in; '' for one that wants none. */
function fieldOf(kind: BulkKind, action: Action): string {
  const groups = findFacts(kind)?.bulk ?? [];
  return groups.find((group) => Object.hasOwn(group.actions, action))?.field?.name ?? '';
}
