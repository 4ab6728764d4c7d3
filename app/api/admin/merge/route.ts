import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

const merges = {
  categories: { call: endpoints.mergeCategories, done: 'merged' },
  filters: { call: endpoints.mergeSearchFilters, done: 'merged' },
  split: { call: endpoints.splitSearchFilter, done: 'split' },
} as const;

type What = keyof typeof merges;
type Asked = { what: What; from: number; into: number | null; version: number | null; value: string };

/** Puts what one row holds into another one, or a part of it into a new one. */
export const POST = formRoute<Asked, { id: number }>({
  call: ({ what }) => merges[what].call,
  who: 'user',
  maxBytes: 4_096,
  isPlainOnly: true,
  read: (sent) => {
    const what = (['categories', 'filters', 'split'] as const).find((one) => one === textOf(sent, 'what'));
    const [from, into, version] = [toId(textOf(sent, 'id')), toId(textOf(sent, 'into')), toId(textOf(sent, 'version'))];
    return !what || from === null ? null : { what, from, into, version, value: textOf(sent, 'value') };
  },
  send: async ({ what, into, value, ...rest }, { session: { accessToken }, visitor }) => {
    if (into === null) return refused(422, 'fieldsRequired');
    const asking = { accessToken, visitor };
    if (what === 'split') return send(endpoints.splitSearchFilter, { ...rest, value, categoryId: into }, asking);
    return what === 'filters'
      ? send(endpoints.mergeSearchFilters, { ...rest, into }, asking)
      : send(endpoints.mergeCategories, { ...rest, into }, asking);
  },
  done: ({ id }, { what }, { locale }) => ({
    location: localePath(locale, `${pathOf(what)}/${id}?done=${merges[what].done}`),
  }),
  back: ({ what, from }, { locale }, { code, codes = {} }) => {
    const [field] = Object.values(codes);
    return localePath(locale, `${pathOf(what)}/${from}?problem=${field?.code ?? code ?? 'failed'}`);
  },
});

function pathOf(what: What): string {
  return `/adminPanel/${what === 'categories' ? 'categories' : 'filters'}`;
}
