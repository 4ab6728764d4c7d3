import { callBackDraftName } from '@/lib/admin/call-back-deeds';
import { send } from '@/lib/care-api/client';
import { getCallBack } from '@/lib/care-api/staff-call-backs';
import { endpoints } from '@/lib/contract/endpoints';
import { listingStatuses } from '@/lib/contract/listing';
import { toLondonTime } from '@/lib/contract/london-time';
import { refused, refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

/** Characters that the call takes. */
const longestNote = 4_000;
const pathOf = (id: number) => `/adminPanel/call-backs/${id}`;

/** Answers a request by the published call alone: a status, and a dated line behind what was noted before. */
export const POST = officeRoute({
  call: endpoints.updateCallBack,
  maxBytes: 64 * 1024,
  read: (sent) => {
    const [id, status] = [toId(textOf(sent, 'id')), listingStatuses.find((one) => one === textOf(sent, 'status'))];
    return id === null || !status ? null : { id, status, note: textOf(sent, 'note'), search: textOf(sent, 'search') };
  },
  send: async ({ id, status, note }, asking) => {
    const reading = await getCallBack(asking.accessToken, String(id));
    if (reading.state !== 'ready') return refusedReading(reading);
    const row = reading.value;
    const line = [`${toLondonTime(new Date()).slice(0, 16).replace('T', ' ')} ${status}`, note].filter(Boolean);
    const whole = [row.note, line.join(': ')].filter(Boolean).join('\n');
    if (whole.length > longestNote) return refused(422, 'tooMuch');
    // The published call puts a whole row where one was.
    const asked = { yourName: row.name, email: row.email, phoneNo: row.phone, dateTime: row.when };
    const body = {
      ...Object.fromEntries(Object.entries({ ...asked, yourMessage: row.message }).filter(([, value]) => value)),
      status,
      note: whole,
    };
    return send(endpoints.updateCallBack, body, { ...asking, params: { id } });
  },
  done: (_, { id, search }) => ({ path: pathOf(id), said: { in: search, done: 'noted' } }),
  back: ({ id, search }) => ({ path: pathOf(id), search: String(new URLSearchParams({ in: search })) }),
  keep: { form: ({ id }) => callBackDraftName(id), words: ({ status, note }) => ({ status, note }) },
});
