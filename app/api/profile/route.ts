import { isOver } from '@/lib/auth/check-session';
import type { Session } from '@/lib/auth/session';
import type { From } from '@/lib/care-api/client';
import { getOwnProfile, saveProfile } from '@/lib/care-api/profiles';
import { endpoints } from '@/lib/contract/endpoints';
import { pictureFormBytes } from '@/lib/contract/picture';
import { refused } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { readPicture } from '@/lib/forms/read-picture';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';
import { type ProfileFields, profileForm, readProfileFields, toProfileFields } from '@/lib/profile/profile-fields';
import { toProfileBody } from '@/lib/profile/to-profile-body';

/** A form as it was sent: `updatedDate` is of the profile it began with. */
type Sent = { fields: ProfileFields; updatedDate: string; photo: FormDataEntryValue | null };

/** Saves the profile. */
export const POST = formRoute({
  call: endpoints.updateProfile,
  who: 'user',
  maxBytes: pictureFormBytes,
  hasFiles: true,
  tooLarge: refused(413, 'problem', { profilePhoto: 'pictureTooLarge' }),
  notThis: refused(415, 'notOurPage'),
  read: (sent): Sent => ({
    fields: readProfileFields((name) => textOf(sent, name)),
    updatedDate: textOf(sent, 'updatedDate'),
    photo: sent.get('profilePhoto'),
  }),
  send: (sent, { session, visitor }) => save(session, sent, { visitor }),
  done: ({ updatedDate }, _, { locale }) => ({
    location: `${localePath(locale, '/profiles')}?saved=1`,
    body: { message: 'saved', updatedDate },
  }),
  back: (_, { locale }) => `${localePath(locale, '/profiles')}?problem=1`,
  keep: { form: profileForm, words: ({ fields, updatedDate }) => ({ ...fields, updatedDate }) },
});

async function save(session: Session, { fields, updatedDate, photo }: Sent, { visitor }: From) {
  const reading = await getOwnProfile(session);
  if (reading.state === 'refused') {
    return (await isOver(reading, session)) ? refused(401, 'signInFirst') : refused(403, 'notYours');
  }
  if (reading.state === 'away') return refused(502, 'systemAway');
  const current = reading.state === 'ready' ? reading.value : null;
  const changedAt = current?.updatedDate ?? '';
  // Sent again after no answer came, it may be what is there.
  const isThere = current !== null && isSame(toProfileFields(current, ''), fields);
  if (updatedDate !== changedAt && !isThere) return refused(409, { code: 'profileChanged', changedAt });
  const picture = await readPicture(photo);
  const made = toProfileBody({ current, fields, picture, userId: session.userId, now: new Date() });
  if ('report' in made) return { ok: false as const, status: 422, ...made.report };
  return saveProfile({ accessToken: session.accessToken, visitor }, current?.id ?? null, made.body);
}

function isSame(some: ProfileFields, others: ProfileFields): boolean {
  const spoken = (fields: ProfileFields) =>
    JSON.stringify(
      Object.entries(fields)
        .map(([name, said]) => [name, said.trim()])
        .sort(),
    );
  return spoken(some) === spoken(others);
}
