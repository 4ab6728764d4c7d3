import { importForm, importRunPath, readMapping } from '@/lib/admin/imports';
import { send, type Writing } from '@/lib/care-api/client';
import { getImport } from '@/lib/care-api/staff-imports';
import { endpoints } from '@/lib/contract/endpoints';
import type { ImportRun } from '@/lib/contract/import';
import { refused, refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const calls = {
  map: endpoints.mapImport,
  start: endpoints.startImport,
  cancel: endpoints.cancelImport,
  undo: endpoints.undoImport,
  undoAll: endpoints.undoAllImport,
} as const;
type Action = keyof typeof calls;
const actions: readonly Action[] = ['map', 'start', 'cancel', 'undo', 'undoAll'];

type Args = { id: number; action: Action; sent: FormData };

/** What is done with an import: its columns named, begun, ended, taken back. */
export const POST = officeRoute<Args, ImportRun>({
  call: ({ action }) => calls[action],
  // 500 columns.
  maxBytes: 128 * 1024,
  read: (sent) => {
    const id = toId(textOf(sent, 'id'));
    const action = actions.find((one) => one === textOf(sent, 'action'));
    return id === null || !action ? null : { id, action, sent };
  },
  send: async ({ id, action, sent }, asking) => {
    const ofRun = { ...asking, params: { id } };
    if (action === 'start') return send(calls.start, { closes: toId(textOf(sent, 'closes')) ?? undefined }, ofRun);
    if (action !== 'map') return send(calls[action], undefined, ofRun);
    const body = await readBody(asking.accessToken, id, sent);
    return body.ok ? send(calls.map, body.value, ofRun) : body;
  },
  done: ({ id }) => ({ path: importRunPath(id) }),
  back: ({ id }) => ({ path: importRunPath(id), tells: true }),
  keep: { form: importForm, words: () => ({}) },
});

/** The form names columns by their place: what they are called, the API knows. */
async function readBody(accessToken: string, id: number, sent: FormData): Promise<Writing<object>> {
  const reading = await getImport(accessToken, id);
  if (reading.state !== 'ready') return refusedReading(reading);
  const columns = reading.value.columns.map(({ name }) => name);
  const day = textOf(sent, 'date');
  const rest = { ...(day && { date: day }), isWhole: sent.has('isWhole') };
  if (columns.length === 0) return { ok: true, value: rest };
  const mapping = readMapping({ get: (name) => textOf(sent, name) }, columns);
  return mapping ? { ok: true, value: { ...rest, mapping } } : refused(422, 'importSourceRequired');
}
