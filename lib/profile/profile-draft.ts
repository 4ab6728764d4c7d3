import 'server-only';
import { z } from 'zod';
import { unpackCookie } from '@/lib/http/packed-cookies';
import { type ProfileFault, type ProfileFields, profileFieldNames } from './profile-fields';

/** Without script a refused profile comes back through this short-lived cookie. */
export const profileDraftCookie = 'profile-draft';

const words = z.string().transform((text) => text.slice(0, 4_000));
const draftSchema = z.object({
  userId: z.string(),
  fields: z.record(z.enum(profileFieldNames), words),
  fault: z.object({
    message: words,
    errors: z.record(z.string(), words),
    changedAt: z.string().max(60).optional(),
  }),
});
export type ProfileDraft = { userId: string; fields: ProfileFields; fault: ProfileFault };

/** The draft of this person; null when there is none. */
export function readProfileDraft(userId: string, read: (name: string) => string | undefined): ProfileDraft | null {
  const { data } = draftSchema.safeParse(unpackCookie(profileDraftCookie, read));
  return data?.userId === userId ? data : null;
}
