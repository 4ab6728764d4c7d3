import { type Bodies, each, ignored, list, loose, object, record } from '../body-kinds';
import { anything, flag, int, nullish, oneOf, optional, words } from '../kinds';
import {
  code,
  email,
  filled,
  like,
  moment,
  needed,
  newPassword,
  ownId,
  password,
  phone,
  picture,
  string,
  text,
} from '../text-kinds';

const confirmPassword = object({ password });
const profile = object({
  profileId: nullish(ownId),
  email: email(filled(254, 'Email is required.')),
  phoneNo: phone(filled(40, 'PhoneNo is required.')),
  profilePhoto: needed(picture, 'ProfilePhoto is required.'),
  address: filled(500, 'Address is required.'),
  ...each(
    nullish(text(500)),
    'address2',
    'extra2',
    'extra3',
    'extra4',
    'extra5',
    'extra6',
    'extra7',
    'extra8',
    'extra9',
    'extra10',
  ),
  street: filled(200, 'Street is required.'),
  city: filled(120, 'City is required.'),
  state: filled(120, 'State is required.'),
  country: filled(120, 'Country is required.'),
  nationality: filled(120, 'Nationality is required.'),
  gender: filled(60, 'Gender is required.'),
  dOB: like(filled(40, 'DOB is required.'), /^\d{4}-\d\d-\d\d/, 'Please enter a real date of birth.'),
  iD_No: nullish(text(120)),
  ...each(nullish(text(4_000)), 'description', 'aboutyou'),
  ...ignored('extra1', 'createdby', 'createdDate', 'updatedby', 'updatedDate', 'isActive', 'status', 'userId'),
});

export const accountsBodies = {
  login: object({
    email: filled(254, 'Please provide a valid username'),
    password: string({ min: 1, short: 'Please provide a password', max: 256 }),
  }),
  register: object({
    username: like(
      filled(40, 'Please provide a username'),
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u,
      "Please use letters, digits, spaces and . _ ' - only.",
    ),
    email: email(filled(254, 'Please provide an email')),
    password: newPassword,
    confirmPassword: anything,
  }),
  forgotPassword: object({ email: email(filled(254, 'Please provide an email')) }),
  resetPassword: object({
    token: string({ min: 1, max: 200 }),
    email: email(filled(254, 'Please provide an email')),
    newPassword,
  }),
  refreshSession: object({ refreshToken: string({ min: 1, max: 200 }) }),
  choosePassword: object({ newPassword, email: optional(email(filled(254, 'Please provide an email'))) }),
  changePassword: object({ password, newPassword }),
  changeEmail: object({ password, email: email(filled(254, 'Please provide an email')) }),
  confirmEmail: object({ token: string({ min: 1, max: 200 }) }),
  confirmPassword: confirmPassword,
  startApp: confirmPassword,
  removeApp: confirmPassword,
  renewRecoveryCodes: confirmPassword,
  offerPasskey: confirmPassword,
  removePasskey: confirmPassword,
  deleteMyAccount: confirmPassword,
  banAccount: optional(
    object({ isBanned: optional(flag), reason: optional(text(300)), until: nullish(moment), version: nullish(int) }),
  ),
  makeAdmin: optional(object({ isAdmin: optional(flag) })),
  updateRoles: object({
    roles: list(oneOf('editor', 'coordinator', 'recruiter')),
    isAdmin: flag,
    version: nullish(int),
  }),
  inviteColleague: object({
    email: email(filled(254, 'Please provide an email')),
    role: oneOf('admin', 'editor', 'coordinator', 'recruiter'),
  }),
  finishLogin: object({ ticket: string({ min: 1, max: 200 }), code }),
  loginByPasskey: object({
    ticket: string({ min: 1, max: 200 }),
    passkey: loose({
      id: string({ min: 1, max: 1_400 }),
      rawId: string({ max: 1_400 }),
      type: oneOf('public-key'),
      clientExtensionResults: record,
      response: loose({
        ...each(string({ max: 20_000 }), 'clientDataJSON', 'authenticatorData', 'signature'),
        userHandle: optional(string({ max: 20_000 })),
      }),
    }),
  }),
  confirmApp: object({ code }),
  addPasskey: object({
    ticket: string({ min: 1, max: 200 }),
    passkey: loose({
      id: string({ min: 1, max: 1_400 }),
      rawId: string({ max: 1_400 }),
      type: oneOf('public-key'),
      clientExtensionResults: record,
      response: loose({
        ...each(string({ max: 20_000 }), 'clientDataJSON', 'attestationObject'),
        transports: optional(list(oneOf(...words('ble cable hybrid internal nfc smart-card usb')))),
      }),
    }),
  }),
  createProfile: profile,
  updateProfile: profile,
} satisfies Bodies;
