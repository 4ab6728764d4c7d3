'use client';
import { useTranslations } from 'next-intl';
import type { ProfileFault } from '@/lib/profile/profile-fields';

/** The contract and the API speak the spec's English; the page says the same in the visitor's language. */
const keys = {
  'Email is required.': 'email',
  'Please provide valid email': 'emailInvalid',
  'PhoneNo is required.': 'phoneNo',
  'Please enter a valid phone number': 'phoneInvalid',
  'ProfilePhoto is required.': 'profilePhoto',
  'Address is required.': 'address',
  'Street is required.': 'street',
  'City is required.': 'city',
  'State is required.': 'state',
  'Country is required.': 'country',
  'Nationality is required.': 'nationality',
  'Gender is required.': 'gender',
  'DOB is required.': 'dOB',
  'Please enter a real date of birth.': 'dOBInvalid',
  'Please remove the invisible characters.': 'invisible',
  'Please choose a picture of at most 5 MB.': 'pictureLarge',
  'Please choose a picture: png, jpg, jpeg, gif or bmp.': 'pictureType',
  'This file is empty. Please choose another one.': 'pictureEmpty',
  'This picture is damaged. Please choose another one, or save it anew.': 'pictureDamaged',
  'Kindly provide the required fields': 'required',
  'Please check the Network!': 'network',
  'Please sign in.': 'session',
  'The profile was changed meanwhile.': 'changed',
  'There is a problem': 'problem',
} as const;

/** In the order of the page. */
const order = [
  ...['profilePhoto', 'email', 'phoneNo', 'gender', 'dOB', 'aboutyou'],
  ...['address', 'street', 'city', 'state', 'country', 'nationality'],
];

export function useProfileTexts(fault: ProfileFault | null) {
  const t = useTranslations('Profile.faults');
  const translate = (text: string) => {
    const key = Object.entries(keys).find(([english]) => english === text)?.[1];
    if (key) return t(key);
    return text.startsWith('Please use at most') ? t('long') : text;
  };
  const errors = Object.entries(fault?.errors ?? {}).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const whole = fault ? translate(fault.message) : '';
  return {
    textOf: (field: string) => (fault?.errors[field] ? translate(fault.errors[field]) : undefined),
    title: errors.length > 0 && whole ? whole : t('problem'),
    problems:
      errors.length > 0
        ? errors.map(([field, text]) => ({ id: idOf(field), text: translate(text) }))
        : fault
          ? [{ id: 'profile-save', text: whole }]
          : [],
  };
}

function idOf(field: string): string {
  return field === 'dOB' ? 'profile-day' : `profile-${field}`;
}
