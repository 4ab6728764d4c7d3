import { type OrderAsked, orderDraftName, toOrder } from '@/lib/admin/order';
import { send, type Writing } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { orderKinds, resources } from '@/lib/contract/resources';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

/** Puts rows in the order that their numbers, or one step, ask for. */
export const POST = officeRoute({
  call: endpoints.orderRows,
  maxBytes: 1024 * 1024,
  read: (sent) => {
    const screen = textOf(sent, 'screen');
    const kind = orderKinds.find((one) => resources[one].screen === screen);
    const rows = sent.getAll('row').map((row) => /^(\d{1,4})\.([1-9]\d{0,8})$/.exec(String(row)));
    const undo = toId(textOf(sent, 'undo'));
    if (kind && undo !== null) return { screen, kind, undo, step: null, ids: [], typed: {} };
    if (!kind || rows.length === 0 || !rows.every((row) => row !== null)) return null;
    const groups = new Map<string, number[]>();
    for (const [, group = '', id] of rows) groups.set(group, [...(groups.get(group) ?? []), Number(id)]);
    const ids = [...groups.values()];
    const asked: OrderAsked = {
      places: new Map(ids.flat().map((id) => [id, textOf(sent, `place.${id}`)])),
      groupPlaces: sent.getAll('groupPlace').map(String),
      step: readStep(textOf(sent, 'step')),
    };
    return { screen, kind, undo: null, step: asked.step, ids: toOrder(ids, asked), typed: typedIn(ids, asked) };
  },
  send: async ({ kind, ids, undo }, asking): Promise<Writing<{ run?: number }>> => {
    if (undo === null) return send(endpoints.orderRows, { ids }, { ...asking, params: { kind } });
    const undone = await send(endpoints.undoRun, undefined, { ...asking, params: { id: undo } });
    return undone.ok ? { ok: true, value: {} } : undone;
  },
  // The number of what took a step gets the focus.
  done: ({ run }, { screen, step, undo }) => ({
    path: `/adminPanel/${screen}/order`,
    said: { done: undo === null ? 'ordered' : 'undone', ...(run && { run: String(run) }) },
    ...(step?.what === 'row' && { part: `place-${step.which}` }),
  }),
  back: ({ screen }) => ({ path: `/adminPanel/${screen}/order` }),
  keep: { form: ({ screen }) => orderDraftName(screen), words: ({ typed }) => typed },
});

/** `row.7.up`, `group.0.down`. */
function readStep(said: string): OrderAsked['step'] {
  const [, what, which, way] = /^(row|group)\.(\d{1,9})\.(up|down)$/.exec(said) ?? [];
  return what ? { what: what === 'row' ? 'row' : 'group', which: Number(which), by: way === 'up' ? -1 : 1 } : null;
}

/** The numbers that are not where their rows stand, by field. */
function typedIn(groups: readonly number[][], { places, groupPlaces }: OrderAsked): Record<string, string> {
  const rows = groups.flatMap((ids) => ids.map((id, at) => [`place.${id}`, places.get(id) ?? '', at] as const));
  const heads = groupPlaces.map((place, at) => [`group.${at}`, place, at] as const);
  const changed = [...rows, ...heads].filter(([, place, at]) => place !== '' && place !== String(at + 1));
  return Object.fromEntries(changed.map(([field, place]) => [field, place.slice(0, 5)]));
}
