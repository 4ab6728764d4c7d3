import { z } from 'zod';
import { typed } from './wire';

/** Body of POST loginuser. The lower bound on length is checked at registration, not here. */
export const loginInput = z.strictObject({
  email: typed(254).min(1, 'Please provide a valid username'),
  password: z.string().min(1, 'Please provide a password').max(256),
});

export const loginAnswer = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string(),
  /** Seconds. */
  expiresIn: z.number().int().positive(),
  userEmail: z.string(),
  username: z.string(),
  userId: z.string().min(1),
});
