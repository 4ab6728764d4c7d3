import type { Profile } from '@/lib/contract/profile';
import { toDateParts } from './date-parts';

type ProfileFieldName =
  | ('email' | 'phoneNo' | 'gender' | 'day' | 'month' | 'year' | 'aboutyou')
  | ('address' | 'street' | 'city' | 'state' | 'country' | 'nationality');
export type ProfileFields = Record<ProfileFieldName, string>;

export const profileForm = 'profile';

export function toProfileFields(profile: Profile | null, email: string): ProfileFields {
  if (!profile) return { ...readProfileFields(() => ''), email };
  const { phone, aboutYou, dateOfBirth, ...same } = profile;
  return {
    ...readProfileFields((name) => (name in same ? String(Reflect.get(same, name) ?? '') : '')),
    phoneNo: phone,
    aboutyou: aboutYou,
    ...toDateParts(dateOfBirth),
  };
}

export function readProfileFields(read: (name: ProfileFieldName) => string): ProfileFields {
  return {
    email: read('email'),
    phoneNo: read('phoneNo'),
    gender: read('gender'),
    day: read('day'),
    month: read('month'),
    year: read('year'),
    aboutyou: read('aboutyou'),
    address: read('address'),
    street: read('street'),
    city: read('city'),
    state: read('state'),
    country: read('country'),
    nationality: read('nationality'),
  };
}
