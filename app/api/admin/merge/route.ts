import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const merges = {
  categories: { call: endpoints.mergeCategories, done: 'merged' },
  filters: { call: endpoints.mergeSearchFilters, done: 'merged' },
  split: { call: endpoints.splitSearchFilter, done: 'split' },
} as const;

type What = keyof typeof merges;
type Args = { what: What; from: number; into: number | null; version: number | null; value: string };

/** Puts what one row holds into another one, or a part of it into a new one. */
export const POST = officeRoute<Args, { id: number }>({
  call: ({ what }) => merges[what].call,
  read: (sent) => {
    const what = (['categories', 'filters', 'split'] as const).find((one) => one === textOf(sent, 'what'));
    const [from, into, version] = [toId(textOf(sent, 'id')), toId(textOf(sent, 'into')), toId(textOf(sent, 'version'))];
    return !what || from === null ? null : { what, from, into, version, value: textOf(sent, 'value') };
  },
  send: async ({ what, into, value, ...rest }, asking) => {
    if (into === null) return refused(422, 'choiceMissing');
    if (what === 'split') return send(endpoints.splitSearchFilter, { ...rest, value, categoryId: into }, asking);
    return what === 'filters'
      ? send(endpoints.mergeSearchFilters, { ...rest, into }, asking)
      : send(endpoints.mergeCategories, { ...rest, into }, asking);
  },
  done: ({ id }, { what }) => ({ path: `${pathOf(what)}/${id}`, said: { done: merges[what].done } }),
  back: ({ what, from }) => ({ path: `${pathOf(what)}/${from}` }),
});

function pathOf(what: What): string {
  return `/adminPanel/${what === 'categories' ? 'categories' : 'filters'}`;
}
