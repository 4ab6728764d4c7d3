import { z } from 'zod';
import { pictureInput } from './picture';
import { id, ignored, ownId, text, typed } from './wire';

const required = (max: number, field: string) => typed(max).min(1, `${field} is required.`);
const optional = (max: number) => typed(max).nullish();

/** Body of POST and PUT Profile: keys lower-first, so DOB is dOB and ID_No is iD_No. */
export const profileInput = z.strictObject({
  profileId: ownId,
  email: required(254, 'Email').pipe(z.email('Please provide valid email')),
  phoneNo: required(40, 'PhoneNo').regex(/^[+\d][\d\s().\-/x]{5,}$/i, 'Please enter a valid phone number'),
  profilePhoto: pictureInput.refine((value) => value !== '', 'ProfilePhoto is required.'),
  address: required(500, 'Address'),
  address2: optional(500),
  street: required(200, 'Street'),
  city: required(120, 'City'),
  state: required(120, 'State'),
  country: required(120, 'Country'),
  nationality: required(120, 'Nationality'),
  gender: required(60, 'Gender'),
  /** A day: '1980-02-29'; a time behind it is dropped. */
  dOB: required(40, 'DOB').refine(isPastDay, 'Please enter a real date of birth.'),
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
  const day = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(value);
  if (!day) return false;
  const [year, month, date] = [Number(day[1]), Number(day[2]), Number(day[3])];
  const read = new Date(Date.UTC(year, month - 1, date));
  return year >= 1900 && read.getUTCMonth() === month - 1 && read.getUTCDate() === date && read.getTime() < Date.now();
}
