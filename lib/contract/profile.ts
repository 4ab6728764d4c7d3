import { z } from 'zod';
import type { WholeCode } from './faults';
import { isDay } from './is-day';
import { says } from './issue-faults';
import { isPlausiblePhone } from './phone';
import { pictureInput } from './picture';
import { id, ignored, ownId, text, typed, typedPhone } from './wire';

const required = (max: number, missing: WholeCode) => typed(max).min(1, says(missing));
const optional = (max: number) => typed(max).nullish();

/** Keys lower-first, so DOB is dOB and ID_No is iD_No. */
export const profileInput = z.strictObject({
  profileId: ownId,
  email: required(254, 'emailRequired').pipe(z.email(says('emailInvalid'))),
  phoneNo: typedPhone(40)
    .min(1, says('profilePhoneRequired'))
    .refine((value) => value === '' || isPlausiblePhone(value), says('phoneInvalid')),
  profilePhoto: pictureInput.refine((value) => value !== '', says('profilePhotoRequired')),
  address: required(500, 'addressRequired'),
  address2: optional(500),
  street: required(200, 'streetRequired'),
  city: required(120, 'cityRequired'),
  state: required(120, 'stateRequired'),
  country: required(120, 'countryRequired'),
  nationality: required(120, 'nationalityRequired'),
  gender: required(60, 'genderRequired'),
  /** A day: '1980-02-29'; a time behind it is dropped. */
  dOB: required(40, 'birthDateRequired').refine(isPastDay, says('birthDateInvalid')),
  iD_No: optional(120),
  description: optional(4_000),
  aboutyou: optional(4_000),
  ...extras(optional(500)),
  extra1: ignored,
  createdby: ignored,
  createdDate: ignored,
  updatedby: ignored,
  updatedDate: ignored,
  isActive: ignored,
  status: ignored,
  userId: ignored,
});
export type ProfileInput = z.output<typeof profileInput>;

export const profileSchema = z
  .object({
    profileId: id,
    email: text,
    phoneNo: text,
    profilePhoto: text,
    address: text,
    address2: text,
    street: text,
    city: text,
    state: text,
    country: text,
    nationality: text,
    gender: text,
    dOB: text,
    iD_No: text,
    description: text,
    aboutyou: text,
    ...extras(text),
    /** The owner's user id. */
    extra1: text,
    createdby: text,
    createdDate: text,
    updatedby: text,
    updatedDate: text,
    isActive: z.boolean().nullish(),
    status: z.boolean().nullish(),
  })
  .transform(({ profileId, extra1, dOB, iD_No, phoneNo, profilePhoto, aboutyou, ...rest }) => ({
    ...rest,
    id: profileId,
    ownerId: extra1,
    phone: phoneNo,
    photo: profilePhoto,
    dateOfBirth: dOB,
    idNumber: iD_No,
    aboutYou: aboutyou,
  }));
export type Profile = z.output<typeof profileSchema>;

function extras<S extends z.ZodType>(schema: S) {
  return {
    extra2: schema,
    extra3: schema,
    extra4: schema,
    extra5: schema,
    extra6: schema,
    extra7: schema,
    extra8: schema,
    extra9: schema,
    extra10: schema,
  };
}

function isPastDay(value: string): boolean {
  const [day = ''] = value.split('T');
  return isDay(day) && day >= '1900' && Date.parse(day) < Date.now();
}
