import { send } from '@/lib/care-api/client';
import { getAsking } from '@/lib/care-api/staff-questionnaires';
import type { Run } from '@/lib/contract/bulk';
import { endpoints } from '@/lib/contract/endpoints';
import { refused, refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

/** `instead` is the questionnaire that may be replaced. */
type Args = { id: number; listing: number; isGiven: boolean; instead: number | null };

/** Gives a listing a questionnaire, or takes it away; what would replace another one is asked about first. */
export const POST = officeRoute<Args, Run | { asks: number }>({
  call: endpoints.changeMany,
  read: (sent) => {
    const [id, listing] = [toId(textOf(sent, 'id')), toId(textOf(sent, 'listing'))];
    if (id === null || listing === null) return null;
    return { id, listing, isGiven: textOf(sent, 'do') === 'attach', instead: toId(textOf(sent, 'instead')) };
  },
  async send({ id, listing, isGiven, instead }, asking) {
    const now = await getAsking(asking.accessToken, listing);
    if (now.state !== 'ready') return refusedReading(now);
    const { questionnaireId: other, version } = now.value;
    if (isGiven && other !== null && other !== id && other !== instead) return { ok: true, value: { asks: listing } };
    // Somebody else has given it another one meanwhile.
    if (!isGiven && other !== id) return refused(409, 'changedMeanwhile');
    const change = { action: 'questionnaire', value: isGiven ? String(id) : '', ids: [listing] };
    const seen = version !== null && { versions: { [listing]: version } };
    const done = await send(endpoints.changeMany, { ...change, ...seen }, { ...asking, params: { kind: 'listing' } });
    return done.ok && done.value.conflicts.length > 0 ? refused(409, 'changedMeanwhile') : done;
  },
  done: (value, { id }) => ({
    path: `/adminPanel/questionnaires/${id}/listings`,
    said: Object.fromEntries(['asks' in value ? ['asks', String(value.asks)] : ['done', 'saved']]),
  }),
  back: ({ id }) => ({ path: `/adminPanel/questionnaires/${id}/listings` }),
});
