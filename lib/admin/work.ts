import type { FormDraft } from '@/lib/contract/form-draft';
import type { Standing, WorkingData, WorkingKind } from '@/lib/contract/working';
import { wasPrefix } from './editor-state';
import type { Fields } from './merge-edits';
import type { ChoiceRoom, FieldKind, WordKey } from './resource';
import { meetTheirs, type SaveState, startSaving, type Work } from './save-model';
import { type Screen, screenPath } from './screens';

export type WorkMap = {
  toFields: (data: WorkingData) => Fields;
  /** `was` is what there was before: what the form does not show stays. */
  toData: (fields: Fields, was: WorkingData) => WorkingData;
};

export type WorkField = {
  name: string;
  label: WordKey;
  hint?: WordKey;
  kind: FieldKind;
  type?: 'tel' | 'email' | 'url';
  values?: readonly { value: string; label: WordKey }[];
  room?: ChoiceRoom;
  rows?: number;
  /** Characters. */
  max?: number;
  /** Beside the next one, where there is room. */
  isHalf?: true;
  isDrawnApart?: true;
  /** A cell of rows that grow as they are filled in: of which, from 1. */
  row?: number;
};
type WorkSection = { name: string; label: WordKey; hint?: WordKey; fields: readonly WorkField[] };

export type WorkKind = {
  kind: WorkingKind;
  /** The name that its handlers go by, where a kind has two editors. */
  door?: string;
  /** Its editors stand below, by id; that of the only row at the screen itself. */
  screen: Screen;
  /** The editor of whoever wrote a row: where it is, and where it leads once the row is sent for approval. */
  own?: { path: (id: string) => string; sent: string };
  isSingle?: true;
  /** What is public can be a draft again. */
  hasDrafts?: true;
  map: WorkMap;
  /** The first heads the page; `most` where there is room for no more. */
  pictures: {
    most: number;
    words?: 'logo' | 'banner';
    read: (data: WorkingData) => string[];
    write: (names: readonly string[]) => WorkingData;
  };
  sections: readonly WorkSection[];
  toWords?: (name: string, text: string) => string;
  /** The field where it is said that the call does not take something; `data` is what it was sent. */
  fieldOf: (name: string, data: WorkingData) => string;
};

export function workFields({ sections }: WorkKind): WorkField[] {
  return sections.flatMap(({ fields }) => fields);
}

export function workLabel({ label, row }: WorkField, say: (key: WordKey) => string): string {
  return row === undefined ? say(label) : `${say(label)} ${row}`;
}

/** Cells by the row they stand in: every row that is filled in, or named in `wrong`, and one to go on with. */
export function workRows({ fields }: WorkSection, words: Fields, wrong: (name: string) => boolean): WorkField[][] {
  const written = fields.map(({ name, row = 0 }) => (words[name]?.trim() || wrong(name) ? row : 0));
  const last = Math.max(0, ...written) + 1;
  const cells = fields.filter(({ row = 0 }) => row > 0 && row <= last);
  return Array.from({ length: last }, (_, at) => cells.filter(({ row }) => row === at + 1)).filter(
    (row) => row.length > 0,
  );
}

export function doorOf({ door, kind }: WorkKind): string {
  return door ?? kind;
}

export function workPath({ screen, isSingle, own }: WorkKind, id: string): string {
  if (own) return own.path(id);
  return isSingle ? screenPath(screen) : `${screenPath(screen)}/${id}`;
}

export function toWork({ copy, fields, version, publicVersion }: Standing, map: WorkMap): Work {
  return {
    fields: map.toFields(copy?.data ?? fields),
    version,
    publicVersion: copy?.baseVersion ?? publicVersion,
  };
}

/** What somebody else made of it, for words that stood on `seen`; `base` is what both began from, null where the sender knows. */
export function toTheirs(standing: Standing, seen: number, map: WorkMap): Work & { base: Fields | null } {
  const { copy, fields, version, publicVersion } = standing;
  // The copy is the sender's own: it was the public row that went on.
  if (copy && version === seen) {
    return { fields: map.toFields(fields), version, publicVersion, base: map.toFields(copy.base) };
  }
  return { ...toWork(standing, map), base: null };
}

export function isSameWork({ toFields, toData }: WorkMap, a: Fields, b: Fields): boolean {
  const settle = (fields: Fields) => JSON.stringify(toFields(toData(fields, {})));
  return settle(a) === settle(b);
}

export function startWork(standing: Standing, draft: FormDraft | null, map: WorkMap): SaveState {
  const work = toWork(standing, map);
  if (!draft) return startSaving(work);
  const pick = (prefix: string) =>
    Object.fromEntries(Object.entries(work.fields).map(([name, text]) => [name, draft.words[prefix + name] ?? text]));
  if (draft.report?.code !== 'changedMeanwhile') return startSaving(work, pick(''));
  const began = startSaving({ ...work, fields: pick(wasPrefix) }, pick(''));
  return meetTheirs(began, { work, base: null, who: draft.report.changedBy ?? '' });
}
