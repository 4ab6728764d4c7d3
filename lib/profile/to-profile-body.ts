import { toReport } from '@/lib/contract/fault-words';
import type { FaultReport } from '@/lib/contract/faults';
import { reportIssues } from '@/lib/contract/issue-faults';
import { maxPictureBytes } from '@/lib/contract/picture';
import { type Profile, profileInput } from '@/lib/contract/profile';
import { toDataUrl } from '@/lib/http/to-data-url';
import { joinDate } from './date-parts';
import type { ProfileFields } from './profile-fields';

type Writing = {
  current: Profile | null;
  fields: ProfileFields;
  picture: { type: string; content: Buffer } | null;
  userId: string;
  now: Date;
};

/** The whole profile as the API takes it: what the form does not ask stays as it is. Or what is wrong with it. */
export function toProfileBody(writing: Writing): { body: Record<string, unknown> } | { report: FaultReport } {
  const { current, fields, picture, userId, now } = writing;
  const { day, month, year, ...same } = fields;
  const moment = `${now.toISOString().slice(0, 19)}Z`;
  const body = {
    ...(current ? kept(current) : { profileId: 0, createdDate: moment }),
    ...same,
    dOB: joinDate({ day, month, year }),
    profilePhoto: picture ? toDataUrl(picture) : (current?.photo ?? ''),
    extra1: userId,
    updatedDate: moment,
    isActive: true,
    status: true,
  };
  if (picture && picture.content.length > maxPictureBytes) {
    return { report: toReport('problem', { profilePhoto: 'pictureTooLarge' }) };
  }
  // A stored picture is the API's own affair, whatever its name.
  const judged = { ...body, profilePhoto: !picture && body.profilePhoto !== '' ? 'stored.jpg' : body.profilePhoto };
  const { error } = profileInput.safeParse(judged);
  if (!error) return { body };
  const found = reportIssues(error.issues);
  const isMissing = Object.values(found.codes).some(({ code }) => code.endsWith('Required'));
  return { report: isMissing ? { ...found, ...toReport('fieldsRequired') } : found };
}

function kept(profile: Profile): Record<string, unknown> {
  const { id, ownerId, phone, photo, dateOfBirth, idNumber, aboutYou, ...same } = profile;
  return { ...same, profileId: id, iD_No: idNumber };
}
