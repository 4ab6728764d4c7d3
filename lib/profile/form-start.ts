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

/** What the form begins with: the words that came back, else the profile as it is. */
export function toFormStart(profile: Profile | null, draft: FormDraft | null, email: string): FormStart {
  const now = profile?.updatedDate ?? null;
  if (!draft) return { initial: toProfileFields(profile, email), updatedDate: now, initialFault: null };
  const { words, report } = draft;
  // Who was told of another change has seen the profile as it is now.
  const hasSeenIt = report?.code === 'profileChanged' || words.updatedDate === undefined;
  return {
    initial: readProfileFields((name) => words[name] ?? ''),
    updatedDate: hasSeenIt ? now : words.updatedDate || null,
    initialFault: report,
  };
}
