import { z } from 'zod';
import { says } from './issue-faults';
import { id, moment, text, typed } from './wire';

export const keyScopes = [
  ...(['listings:read', 'listings:write', 'posts:read', 'posts:write', 'callBacks:read', 'callBacks:write'] as const),
  ...(['applications:read', 'applications:write', 'complaints:read', 'complaints:write', 'mails:write'] as const),
] as const;
export type KeyScope = (typeof keyScopes)[number];

export const keyDays = [30, 90, 365] as const;

export const apiKeySchema = z
  .object({
    keyId: id,
    name: text,
    /** Its first signs: enough to know it by, nothing to use. */
    prefix: z.string(),
    scopes: z.array(z.string()),
    /** In whose name it works. */
    owner: text,
    expiresAt: moment,
    lastUsedAt: moment,
    createdAt: moment,
  })
  .transform(({ keyId, ...wire }) => ({ id: keyId, ...wire }));
export type ApiKey = z.output<typeof apiKeySchema>;
export type ApiKeyWire = z.input<typeof apiKeySchema>;

export const apiKeyInput = z.strictObject({
  name: typed(100).min(1, says('keyNameRequired')),
  scopes: z.array(z.enum(keyScopes)).min(1, says('scopeRequired')).max(keyScopes.length),
  days: z.union(keyDays.map((days) => z.literal(days))),
});
/** Told once: of the key only a hash is kept. */
export const newApiKeyAnswer = z.object({ key: z.string(), apiKey: apiKeySchema });
