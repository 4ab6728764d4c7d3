import { send } from '@/lib/care-api/client';
import { getAsking } from '@/lib/care-api/staff-questionnaires';
import type { Run } from '@/lib/contract/bulk';
import { endpoints } from '@/lib/contract/endpoints';
import { refused, refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

type Args = { id: number; listing: number; isGiven: boolean; isSure: boolean };

/** Gives a listing a questionnaire, or takes it away; what would replace another one is asked about first. */
export const POST = officeRoute<Args, Run | { asks: number }>({
  call: endpoints.changeMany,
  read: (sent) => {
    const [id, listing] = [toId(textOf(sent, 'id')), toId(textOf(sent, 'listing'))];
    if (id === null || listing === null) return null;
    return { id, listing, isGiven: textOf(sent, 'do') === 'attach', isSure: sent.has('sure') };
  },
  async send({ id, listing, isGiven, isSure }, asking) {
    const now = await getAsking(asking.accessToken, listing);
    if (now.state !== 'ready') return refusedReading(now);
    const other = now.value.questionnaireId;
    if (isGiven && !isSure && other !== null && other !== id) return { ok: true, value: { asks: listing } };
    // Somebody else has given it another one meanwhile.
    if (!isGiven && other !== id) return refused(409, 'changedMeanwhile');
    const change = { action: 'questionnaire', value: isGiven ? String(id) : '', ids: [listing] };
    return send(endpoints.changeMany, change, { ...asking, params: { kind: 'listing' } });
  },
  done: (value, { id }) => ({
    path: `/adminPanel/questionnaires/${id}/listings`,
    said: Object.fromEntries(['asks' in value ? ['asks', String(value.asks)] : ['done', 'saved']]),
  }),
  back: ({ id }) => ({ path: `/adminPanel/questionnaires/${id}/listings` }),
});
