import { type Bodies, each, type Fields, ignored, list, loose, object, record } from '../body-kinds';
import { among, anything, flag, int, nullish, oneOf, optional, version } from '../kinds';
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
  required,
  string,
  text,
  token,
} from '../text-kinds';

/** Calls that ask for the password alone. */
export const sayingPassword =
  'confirmPassword startApp removeApp renewRecoveryCodes offerPasskey removePasskey deleteMyAccount';
const address = email(filled(254, 'Please provide an email'));
const fullName = needed(like(text(120), /../, 'Please use at least 2 characters.'), 'Your Name is required.');
const passkey = (response: Fields) =>
  loose({
    id: string({ min: 1, max: 1_400 }),
    rawId: string({ max: 1_400 }),
    type: oneOf('public-key'),
    clientExtensionResults: record,
    response: loose(response),
  });
const profile = object({
  profileId: nullish(ownId),
  email: email(required(254, 'Email')),
  phoneNo: phone(required(40, 'PhoneNo')),
  profilePhoto: needed(picture, 'ProfilePhoto is required.'),
  address: required(500, 'Address'),
  ...each(nullish(text(500)), 'address2 extra2 extra3 extra4 extra5 extra6 extra7 extra8 extra9 extra10'),
  street: required(200, 'Street'),
  city: required(120, 'City'),
  state: required(120, 'State'),
  country: required(120, 'Country'),
  nationality: required(120, 'Nationality'),
  gender: required(60, 'Gender'),
  dOB: like(required(40, 'DOB'), /^\d{4}-\d\d-\d\d/, 'Please enter a real date of birth.'),
  iD_No: nullish(text(120)),
  ...each(nullish(text(4_000)), 'description aboutyou'),
  ...ignored('extra1 createdby createdDate updatedby updatedDate isActive status userId'),
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
    email: address,
    password: newPassword,
    confirmPassword: anything,
    fullName: optional(fullName),
    listing: optional(int),
  }),
  forgotPassword: object({ email: address }),
  resetPassword: object({
    token,
    email: address,
    newPassword,
  }),
  refreshSession: object({ refreshToken: token }),
  choosePassword: object({ newPassword, email: optional(address) }),
  changePassword: object({ password, newPassword }),
  changeEmail: object({ password, email: address }),
  changeName: object({ fullName }),
  confirmEmail: object({ token }),
  ...each(object({ password }), sayingPassword),
  banAccount: optional(
    object({ isBanned: optional(flag), reason: optional(text(300)), until: nullish(moment), version }),
  ),
  eraseAccount: optional(object({ reason: optional(text(300)), isInvitation: optional(flag) })),
  makeAdmin: optional(object({ isAdmin: optional(flag) })),
  updateRoles: object({
    roles: list(oneOf('editor', 'coordinator', 'recruiter')),
    isAdmin: flag,
    version,
  }),
  inviteColleague: object({
    email: address,
    role: oneOf('admin', 'editor', 'coordinator', 'recruiter'),
  }),
  finishLogin: object({ ticket: token, code }),
  loginByPasskey: object({
    ticket: token,
    passkey: passkey({
      ...each(string({ max: 20_000 }), 'clientDataJSON authenticatorData signature'),
      userHandle: optional(string({ max: 20_000 })),
    }),
  }),
  askWorkAccount: object({ again: optional(flag) }),
  loginByWorkAccount: object({ ticket: token, answer: string({ min: 1, max: 8_000 }) }),
  confirmApp: object({ code }),
  addPasskey: object({
    ticket: token,
    passkey: passkey({
      ...each(string({ max: 20_000 }), 'clientDataJSON attestationObject'),
      transports: optional(list(among('ble cable hybrid internal nfc smart-card usb'))),
    }),
  }),
  createProfile: profile,
  updateProfile: profile,
} satisfies Bodies;
