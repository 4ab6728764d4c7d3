import type { FormDraft } from '@/lib/contract/form-draft';
import type { Standing, WorkingData } from '@/lib/contract/working';
import { wasPrefix } from './editor-state';
import type { Fields } from './merge-edits';
import { meetTheirs, type SaveState, startSaving, type Work } from './save-model';

/** How a form's texts and the fields of a row's call become one another. */
export type WorkMap = {
  toFields: (data: WorkingData) => Fields;
  /** `was` is what there was before: what the form does not show stays. */
  toData: (fields: Fields, was: WorkingData) => WorkingData;
};

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

/** Where an editor begins: at what waits to be published, or at what was typed before the form came back. */
export function startWork(standing: Standing, draft: FormDraft | null, map: WorkMap): SaveState {
  const work = toWork(standing, map);
  if (!draft) return startSaving(work);
  const pick = (prefix: string) =>
    Object.fromEntries(Object.entries(work.fields).map(([name, text]) => [name, draft.words[prefix + name] ?? text]));
  if (draft.report?.code !== 'changedMeanwhile') return startSaving(work, pick(''));
  const began = startSaving({ ...work, fields: pick(wasPrefix) }, pick(''));
  return meetTheirs(began, { work, base: null, who: draft.report.changedBy ?? '' });
}
