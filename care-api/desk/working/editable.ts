import { isDeepStrictEqual } from 'node:util';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Colleague } from '@/care-api/desk/find-colleague';
import type { Kept, Wire } from '@/care-api/desk/resource';
import type { Settle } from '@/care-api/files/with-pictures';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { reportIssues } from '@/lib/contract/issue-faults';
import { pictureInput } from '@/lib/contract/picture';
import type { WorkingData, WorkingKind } from '@/lib/contract/working';

export type Deps = Pick<Dependencies, 'database' | 'files' | 'log' | 'now'>;

type Publishing = {
  id: number;
  data: WorkingData;
  base: WorkingData;
  seen: number;
  caller: Account | null;
  /** Who set the time, when it is due. */
  setBy: Colleague | null;
  action: AuditedAction;
};

export type Editable<W extends Wire = Wire> = {
  kind: WorkingKind;
  resource: Kept<W, number>;
  /** What its working copy may hold: names of the fields of its own call, its name first. */
  fields: readonly string[];
  /** Of these, the ones that are not for whoever wrote the row, where authors have a part in it. */
  staffFields?: readonly string[];
  isAuthor?: (row: W, account: Account) => boolean;
  pictures: readonly string[];
  /** Characters of JSON that its fields may be, where they are more than those of others. */
  mostCharacters?: number;
  /** Writes the row as its own call does. @throws Refusal 422 for what that does not take. */
  publish(deps: Deps, publishing: Publishing): Promise<W | null>;
  /** Looks for what is agreed to before the words are public, as whoever publishes may do. @throws Refusal 409 */
  requireAgreed?(tx: Writer, id: number, data: WorkingData): Promise<void>;
  /** Whether a row `t.id` that is gone may come back, so that what was written of it is kept. */
  isAway?: SQL;
  /** Whether its row is public, and how its columns are set when it is to be so no more; not for rows that always are. */
  drafts?: { isPublic: SQL; hide: SQL; isDraft: (row: W) => boolean };
};

export type Target = { editable: Editable; id: number };

export function toFields({ fields }: Pick<Editable, 'fields'>, row: Wire): WorkingData {
  return Object.fromEntries(fields.flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])));
}

const usualCharacters = 256 * 1024;

/** Fields as they can be stored. @throws Refusal 422 and 413 for what is no field, cannot be stored or is too much. */
export function readData({ fields, pictures }: Editable, sent: WorkingData): WorkingData {
  const unknown = Object.keys(sent).find((name) => !fields.includes(name));
  if (unknown !== undefined) throw new Refusal(422, 'problem', { [unknown]: 'fieldUnknown' });
  const data = Object.entries(sent).map(([name, value]) => [name, toStored(name, value)]);
  for (const [name, picture] of Object.entries(picturesIn({ pictures }, sent))) {
    if (!pictureInput.safeParse(picture).success) throw new Refusal(422, 'problem', { [name]: 'pictureTypeWrong' });
  }
  return Object.fromEntries(data);
}

/** PostgreSQL's JSON holds neither the character 0 nor halves of characters. */
function toStored(name: string, value: unknown): unknown {
  const text = JSON.stringify(value) ?? 'null';
  if (text.includes('\\u0000')) throw new Refusal(422, 'problem', { [name]: 'invisibleCharacters' });
  return JSON.parse(text, (_, part) => (typeof part === 'string' ? part.toWellFormed() : part));
}

/** The pictures of some fields, by the name of each: `bannerPhoto`, `images.0`. */
export function picturesIn({ pictures }: Pick<Editable, 'pictures'>, data: WorkingData): Record<string, string> {
  const named = pictures.flatMap((name) => {
    const value = data[name];
    return Array.isArray(value) ? value.map((one, index) => [`${name}.${index}`, one]) : [[name, value]];
  });
  return Object.fromEntries(named.filter(([, value]) => typeof value === 'string' && value !== ''));
}

const inHtml = /\/Documents\/(?:appImages\/([^"'/\s]+)["']|papers\/([0-9a-f]{24})["'?#])/g;

/** Names of all pictures and papers that its words show: those of its fields, and those in its texts. */
export function namesShown(editable: Pick<Editable, 'pictures'>, data: WorkingData): string[] {
  const texts = Object.values(data).filter((value) => typeof value === 'string');
  const inTexts = texts.flatMap((text) =>
    [...text.matchAll(inHtml)].map(([, picture, paper = '']) => picture ?? paper),
  );
  return [...new Set([...Object.values(picturesIn(editable, data)), ...inTexts])];
}

/** With new pictures under their names. `present` are those that need nobody's leave. @throws Refusal 413 */
export function settlePictures(
  { pictures, mostCharacters = usualCharacters }: Editable,
  data: WorkingData,
  settle: Settle,
  present: readonly string[],
): WorkingData {
  const settled = { ...data };
  const settleOne = (field: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? settle(field, present) : value;
  for (const name of pictures) {
    const value = data[name];
    if (Array.isArray(value)) settled[name] = value.map((one, index) => settleOne(`${name}.${index}`, one));
    else if (value !== undefined) settled[name] = settleOne(name, value);
  }
  if (JSON.stringify(settled).length > mostCharacters) throw new Refusal(413, 'tooLarge');
  return settled;
}

export function readInput<S extends z.ZodType>(schema: S, data: WorkingData): z.output<S> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Refusal(422, reportIssues(parsed.error.issues));
}

export function isSameData(a: WorkingData | null, b: WorkingData | null): boolean {
  return isDeepStrictEqual(a, b);
}
