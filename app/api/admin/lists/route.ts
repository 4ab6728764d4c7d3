import { isListPath } from '@/lib/admin/list-path';
import { send, type Writing } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const actions = ['save', 'begin', 'plain', 'forget', 'choose'] as const;

/** How somebody has a list: names a question to it, begins with one, forgets one; chooses columns and size. */
export const POST = officeRoute({
  call: endpoints.saveListChoice,
  read: (sent) => {
    const action = actions.find((one) => one === textOf(sent, 'action'));
    const [list, path, search] = [textOf(sent, 'list'), textOf(sent, 'path'), textOf(sent, 'search')];
    if (!action || !isListPath(path)) return null;
    const shown = sent.getAll('shown').map(String);
    return {
      action,
      list,
      path,
      search,
      viewId: toId(textOf(sent, 'viewId')),
      hidden: sent.getAll('columns').flatMap((key) => (shown.includes(String(key)) ? [] : [String(key)])),
      size: Number(textOf(sent, 'size')),
      view: { name: textOf(sent, 'name'), isShared: sent.has('isShared'), isFirst: sent.has('isFirst') },
    };
  },
  send: async ({ action, list, search, viewId, hidden, size, view }, asking) => {
    const choose = (choice: object): Promise<Writing<unknown>> =>
      send(endpoints.saveListChoice, { list, ...choice }, asking);
    if (action === 'save') return send(endpoints.createView, { list, search, ...view }, asking);
    if (action === 'choose') return choose({ hidden, size });
    if (action === 'plain') return choose({ viewId: null });
    if (viewId === null) return refused(422, 'choiceMissing');
    if (action === 'begin') return choose({ viewId });
    return send(endpoints.deleteView, undefined, { ...asking, params: { id: viewId } });
  },
  done: (_, { path, search }) => ({ path, search, said: { done: 'kept' } }),
  back: ({ path, search }) => ({ path, search }),
});
