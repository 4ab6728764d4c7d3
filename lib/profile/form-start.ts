import type { FaultReport } from '@/lib/contract/faults';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { Profile } from '@/lib/contract/profile';
import { type ProfileFields, readProfileFields, toProfileFields } from './profile-fields';

type FormStart = {
  initial: ProfileFields;
  /** Of the profile it begins with; null where there was none. */
  updatedDate: string | null;
  initialFault: FaultReport | null;
};

export function toFormStart(profile: Profile | null, draft: FormDraft | null, email: string): FormStart {
  const now = profile?.updatedDate ?? null;
  const saved = toProfileFields(profile, email);
  if (!draft) return { initial: saved, updatedDate: now, initialFault: null };
  const { words, report } = draft;
  // Of a form whose picture is too large nothing is read.
  if (Object.keys(words).length === 0) return { initial: saved, updatedDate: now, initialFault: report };
  // Who was told of another change has seen the profile as it is now.
  const hasSeenIt = report?.code === 'profileChanged' || words.updatedDate === undefined;
  return {
    initial: readProfileFields((name) => words[name] ?? ''),
    updatedDate: hasSeenIt ? now : words.updatedDate || null,
    initialFault: report,
  };
}
