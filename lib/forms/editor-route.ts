import 'server-only';
import type { z } from 'zod';
import { type Opened, wasPrefix } from '@/lib/admin/editor-state';
import type { Fields } from '@/lib/admin/merge-edits';
import { type PersonalReading, send, type Writing } from '@/lib/care-api/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { FaultLike } from '@/lib/contract/faults';
import { localePath } from '@/lib/i18n/languages';
import { type Refused, refused, refusedReading, renameFields } from './fault';
import { formRoute } from './form-route';
import { readEdited } from './read-edited';
import { linesOf, textOf, toLines } from './read-sent';

type Answering<Row> = Endpoint & { response: z.ZodType<Row> };

/** What is wrong that the API cannot know of, by the form's fields; null for nothing. `was` is what they began with. */
export type EditsCheck = (fields: Fields, was: Fields) => Promise<Record<string, FaultLike> | null>;

type Resource<Row> = {
  kind: string;
  path: string;
  fields: readonly string[];
  /** Of which the API is told what they were. */
  carried?: readonly string[] | undefined;
  create?: Answering<Row>;
  update: Answering<Row>;
  /** Whoever sends an id names nothing. */
  isNewOnly?: true;
  get: (accessToken: string, id: string) => Promise<PersonalReading<Row>>;
  idOf: (row: Row) => string | number;
  toOpened: (row: Row) => Opened;
  toBody: (fields: Fields, was: Fields) => object;
  names?: Record<string, string>;
  check?: EditsCheck | undefined;
};

type Edits = { id: string | null; version: number | null; fields: Fields; was: Fields };

export function editDraftName(kind: string, id: string | null): string {
  return `edit-${kind}-${id ?? 'new'}`;
}

/** Where somebody changed the row meanwhile, it is answered as it is now (409), and nothing is written. */
export function editorRoute<Row>(resource: Resource<Row>) {
  const pathOf = ({ id }: { id: string | number | null }) => `${resource.path}/${id ?? 'new'}`;
  return formRoute<Edits, Row>({
    call: ({ id }) => (id === null && resource.create) || resource.update,
    who: 'user',
    maxBytes: 128 * 1024,
    read: (sent) => {
      const edits = readEdits(sent, resource);
      return edits?.id && resource.isNewOnly ? null : edits;
    },
    send: async (edits, { session: { accessToken }, visitor, once }) => {
      const wrong = await resource.check?.(edits.fields, edits.was);
      if (wrong) return refused(422, 'problem', wrong);
      const body = resource.toBody(edits.fields, edits.was);
      if (edits.id === null) {
        if (!resource.create) return refused(404, 'nothingHere');
        return rename(await send(resource.create, body, { accessToken, visitor, once }), resource);
      }
      const faster = edits.version === null ? await lookFirst(resource, edits, accessToken) : null;
      if (faster) return faster;
      const versioned = edits.version === null ? body : { ...body, version: edits.version };
      const params = { id: edits.id };
      return rename(await send(resource.update, versioned, { accessToken, visitor, params }), resource);
    },
    done: (row, edits, { locale, returnUrl }) => {
      const path =
        edits.id === null ? `${pathOf({ id: resource.idOf(row) })}?done=created` : `${pathOf(edits)}?done=saved`;
      const location = returnUrl ?? localePath(locale, path);
      const isOver = edits.id === null || returnUrl !== null;
      return { location, body: isOver ? { location } : { location, opened: resource.toOpened(row) } };
    },
    back: (edits, { locale }) => localePath(locale, pathOf(edits)),
    keep: { form: ({ id }) => editDraftName(resource.kind, id), words: toWords },
  });
}

function readEdits<Row>(sent: FormData, { fields: names, carried = [] }: Resource<Row>): Edits | null {
  const id = textOf(sent, 'id');
  const version = textOf(sent, 'version');
  if (!/^[\w-]{0,64}$/.test(id) || !/^\d{0,9}$/.test(version)) return null;
  const { fields, was } = readEdited(sent, names);
  const told = carried.filter((name) => sent.has(wasPrefix + name));
  const along = Object.fromEntries(told.map((name) => [name, linesOf(sent, wasPrefix + name)]));
  return { id: id || null, version: version ? Number(version) : null, fields, was: { ...was, ...along } };
}

async function lookFirst<Row>(
  resource: Resource<Row>,
  { id, was }: Edits,
  accessToken: string,
): Promise<Refused | null> {
  const reading = await resource.get(accessToken, id ?? '');
  if (reading.state !== 'ready') return refusedReading(reading);
  const current = resource.toOpened(reading.value);
  const isSame = resource.fields.every((name) => toLines(current.fields[name] ?? '') === was[name]);
  return isSame ? null : { ...refused(409, 'changedMeanwhile'), current };
}

function rename<Row>(written: Writing<Row>, { names = {}, update, toOpened }: Resource<Row>): Writing<Row> {
  if (written.ok) return written;
  const { current, ...fault } = renameFields(written, names);
  const { data } = update.response.safeParse(current);
  return data ? { ...fault, current: toOpened(data) } : fault;
}

function toWords({ fields, was }: Edits): Record<string, string> {
  const before = Object.entries(was).map(([name, text]) => [wasPrefix + name, text]);
  return { ...fields, ...Object.fromEntries(before) };
}
