import { z } from 'zod';
import { says } from './issue-faults';
import { toRoles } from './staff';
import { ignored, moment, text, typed, versionWire } from './wire';

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
  /** Extension: the published answer does not say it. */
  isAdmin: z.boolean().nullish(),
  /** Extension. */
  roles,
});
export type LoginAnswer = z.output<typeof loginAnswer>;

/** Body of POST registeruser. A name stands in addresses: letters of any script, digits, spaces and . _ ' - */
export const registerInput = z.strictObject({
  username: typed(40)
    .min(1, says('usernameRequired'))
    .min(2, says('textTooShort', { min: 2 }))
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u, says('usernameLetters')),
  email,
  password: newPassword,
  confirmPassword: ignored,
});

export const refreshInput = z.strictObject({ refreshToken: z.string().min(1).max(200) });

export const forgotPasswordInput = z.strictObject({ email });

export const resetPasswordInput = z.strictObject({
  token: z.string().min(1).max(200),
  email,
  newPassword,
});

export const messageAnswer = z.object({ message: z.string() });

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
    isBanned: z.boolean().nullish(),
    createdAt: moment.optional(),
    roles,
    /** When they signed in last, or went on with a session. */
    lastSeenAt: moment.optional(),
    /** For admins: why they are banned, and until when; '' and null otherwise. */
    banReason: text.optional(),
    bannedUntil: moment.optional(),
    version: versionWire,
  })
  .transform((wire) => ({
    id: wire.userId,
    name: wire.userName,
    email: wire.email,
    isAdmin: wire.is_Admin ?? false,
    isBanned: wire.isBanned ?? false,
    createdAt: wire.createdAt ?? null,
    roles: wire.roles,
    lastSeenAt: wire.lastSeenAt ?? null,
    banReason: wire.banReason ?? '',
    bannedUntil: wire.bannedUntil ?? null,
    version: wire.version ?? null,
  }));
export type Account = z.output<typeof accountSchema>;
export const accountExtensionFields = [
  ...(['isBanned', 'createdAt', 'roles', 'lastSeenAt', 'banReason', 'bannedUntil', 'version'] as const),
] as const;

/** Bodies of PUT User/ban and User/admin: nothing at all means yes. */
export const banInput = z.strictObject({ isBanned: z.boolean().default(true) }).prefault({});
export const makeAdminInput = z.strictObject({ isAdmin: z.boolean().default(true) }).prefault({});
