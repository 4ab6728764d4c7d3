import { z } from 'zod';
import { says } from './issue-faults';
import { deleteAccountInput, ownPassword } from './my-data';
import { resources } from './resources';
import { secondStepAnswer } from './second-factor';
import { staffRoles, toRoles } from './staff';
import { staffListQuery, staffPage } from './staff-list';
import { ignored, moment, text, typed, versionInput, versionWire } from './wire';

/** What somebody does in the back office; roles we do not know are left out. */
const roles = z
  .array(z.string())
  .nullish()
  .transform((names) => toRoles(names ?? []));

const email = typed(254)
  .min(1, says('accountEmailRequired'))
  .pipe(z.email(says('emailInvalid')));
/** Length alone is asked; very common ones are refused by the API. */
const newPassword = z
  .string()
  .min(1, says('passwordRequired'))
  .min(8, says('passwordTooShort'))
  .max(256, says('textTooLong', { max: 256 }));

/** Body of POST loginuser. The lower bound on length is checked at registration, not here. */
export const loginInput = z.strictObject({
  email: typed(254).min(1, says('loginNameInvalid')),
  password: z.string().min(1, says('passwordRequired')).max(256),
});

export const loginAnswer = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string(),
  /** Seconds. */
  expiresIn: z.number().int().positive(),
  userEmail: z.string(),
  username: z.string(),
  userId: z.string().min(1),
  fullName: text.optional(),
  /** Extension: the published answer does not say it. */
  isAdmin: z.boolean().nullish(),
  /** Extension. */
  roles,
  /** Extension: the password was given; every other call is refused until another is chosen. */
  mustChoose: z.boolean().nullish(),
});
export type LoginAnswer = z.output<typeof loginAnswer>;
/** Extension: an account with a second step is answered a ticket for it. */
export const loginOrStepAnswer = z.union([loginAnswer, secondStepAnswer]);

const fullName = typed(120)
  .min(1, says('nameRequired'))
  .min(2, says('textTooShort', { min: 2 }));

/** Body of POST registeruser. A name stands in addresses: letters of any script, digits, spaces and . _ ' - */
export const registerInput = z.strictObject({
  username: typed(40)
    // As telephones type it.
    .overwrite((name) => name.replace(/[\u2018\u2019\u02bc]/g, "'"))
    .min(1, says('usernameRequired'))
    .min(2, says('textTooShort', { min: 2 }))
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u, says('usernameLetters')),
  email,
  password: newPassword,
  confirmPassword: ignored,
  /** Extension: who they are, for staff and themselves. */
  fullName: fullName.optional(),
  /** Extension: what they are about to apply for, to which the mail leads on. */
  listing: z.number().int().positive().max(2_147_483_647).optional(),
});

export const refreshInput = z.strictObject({ refreshToken: z.string().min(1).max(200) });

export const forgotPasswordInput = z.strictObject({ email });

export const resetPasswordInput = z.strictObject({
  token: z.string().min(1).max(200),
  email,
  newPassword,
});

/** Of the admin that the first start makes, until somebody says theirs: no mail reaches it. */
export const firstAdminEmail = 'admin@example.com';

/** Body of POST session/choose: the email is asked of the first admin alone, who has none of their own yet. */
export const chooseInput = z.strictObject({ newPassword, email: email.optional() });
export const changePasswordInput = z.strictObject({ password: ownPassword, newPassword });
export const changeEmailInput = z.strictObject({ password: ownPassword, email });
export const changeNameInput = z.strictObject({ fullName });
export const confirmEmailInput = z.strictObject({ token: z.string().min(1).max(200) });

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system; '' where they were not said. */
  device: z.string(),
  /** The beginning of the address it was begun from; '' where it is not known. */
  address: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof sessionSchema>;

export const messageAnswer = z.object({ message: z.string() });
/** `isFirst`: it was the account's already, and is confirmed now. */
export const confirmEmailAnswer = messageAnswer.extend({ isFirst: z.boolean().optional() });

/** A user as lists and look-ups answer it: keys as the published client knows them. */
export const accountSchema = z
  .object({
    userId: z.string().min(1),
    /** The same person as a number. */
    userID: z.number().nullish(),
    userName: text,
    email: text,
    is_Admin: z.boolean().nullish(),
    // Extensions.
    fullName: text.optional(),
    isBanned: z.boolean().nullish(),
    createdAt: moment.optional(),
    roles,
    /** When they signed in last, or went on with a session. */
    lastSeenAt: moment.optional(),
    /** For admins: why they are banned, and until when; '' and null otherwise. */
    banReason: text.optional(),
    bannedUntil: moment.optional(),
    /** Of one account alone, for admins: when a colleague last asked for a ban. */
    banAskedAt: moment.optional(),
    mustChoose: z.boolean().nullish(),
    isUnconfirmed: z.boolean().nullish(),
    hasSecondFactor: z.boolean().nullish(),
    mustSecure: z.boolean().nullish(),
    version: versionWire,
  })
  .transform((wire) => ({
    id: wire.userId,
    name: wire.userName,
    fullName: wire.fullName ?? '',
    email: wire.email,
    isAdmin: wire.is_Admin ?? false,
    isBanned: wire.isBanned ?? false,
    createdAt: wire.createdAt ?? null,
    roles: wire.roles,
    lastSeenAt: wire.lastSeenAt ?? null,
    banReason: wire.banReason ?? '',
    bannedUntil: wire.bannedUntil ?? null,
    banAskedAt: wire.banAskedAt ?? null,
    mustChoose: wire.mustChoose ?? false,
    isUnconfirmed: wire.isUnconfirmed ?? false,
    hasSecondFactor: wire.hasSecondFactor ?? false,
    mustSecure: wire.mustSecure ?? false,
    version: wire.version ?? null,
  }));
export type Account = z.output<typeof accountSchema>;
export const accountExtensionFields = [
  ...(['isBanned', 'createdAt', 'roles', 'lastSeenAt', 'banReason', 'bannedUntil', 'banAskedAt'] as const),
  ...(['mustChoose', 'version', 'hasSecondFactor', 'mustSecure', 'isUnconfirmed', 'fullName'] as const),
] as const;

export const accountQuery = staffListQuery(resources.account);
export const accountsOrPageSchema = z.union([staffPage(accountSchema), z.array(accountSchema)]);

/** Bodies of PUT User/ban and User/admin: nothing at all means yes. Without `until` a ban has no end. */
export const banInput = z
  .strictObject({
    isBanned: z.boolean().default(true),
    reason: typed(300).default(''),
    until: z.iso.datetime({ offset: true }).nullish(),
    version: versionInput,
  })
  .prefault({});
/** Why it goes although the person was hired here, and their file goes with it; '' where nobody was. */
export const eraseInput = z
  .strictObject({
    reason: typed(300).default(''),
    /** Only where they have never been here: 409 for whoever has come meanwhile. */
    isInvitation: z.boolean().default(false),
  })
  .prefault({});
export const rolesInput = z.strictObject({
  roles: z.array(z.enum(staffRoles)).max(staffRoles.length),
  isAdmin: z.boolean(),
  version: versionInput,
});

export const inviteInput = z.strictObject({ email, role: z.enum(['admin', ...staffRoles]) });
export const inviteAnswer = z.object({
  userId: z.string().min(1),
  /** By which they choose a password; null where it was mailed to them alone. */
  link: z.string().nullable(),
});

export const confirmInput = deleteAccountInput;
export const confirmAnswer = z.object({
  /** ISO 8601: until then no call asks for it again. */
  until: z.string(),
});

export const makeAdminInput = z.strictObject({ isAdmin: z.boolean().default(true) }).prefault({});
