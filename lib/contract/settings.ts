import { z } from 'zod';
import { type CommentRules, commentRules, storedCommentRules } from './comment-rules';
import { says } from './issue-faults';
import { type RetentionRules, retentionRules, retentionSchema, storedRetention } from './retention';
import { type StaffMailRules, staffMailRules, staffMailSchema, storedStaffMail } from './staff-mail';

export type Settings = {
  retention: RetentionRules;
  comments: CommentRules;
  staffMail: StaffMailRules;
  security: SecurityRules;
  hiring: HiringRules;
  complaints: ComplaintRules;
};

const securityRules = z.object({ staffSecondStep: z.boolean() });
type SecurityRules = z.output<typeof securityRules>;

/** Whether nobody sees who applies for a job until they are shortlisted. */
const hiringRules = z.object({ anonymous: z.boolean() });
type HiringRules = z.output<typeof hiringRules>;

/** Whether only admins, and whoever was given it, see a complaint. */
const complaintRules = z.object({ assignedOnly: z.boolean() });
type ComplaintRules = z.output<typeof complaintRules>;
export type SettingKey = keyof Settings;

export const storedSettings: { [K in SettingKey]: z.ZodType<Settings[K]> } = {
  retention: storedRetention,
  comments: storedCommentRules,
  staffMail: storedStaffMail,
  security: securityRules.catch({ staffSecondStep: false }),
  hiring: hiringRules.catch({ anonymous: false }),
  complaints: complaintRules.catch({ assignedOnly: false }),
};

export const settingKeys = [
  ...(['retention', 'comments', 'staffMail', 'security', 'hiring', 'complaints'] as const),
] satisfies SettingKey[];
export const bySetting = z.object({ key: z.enum(settingKeys, says('nothingHere')) });

export const settingInput = z.strictObject({ value: z.record(z.string(), z.unknown()) });
export const settingInputs = {
  retention: z.strictObject({ value: z.strictObject(retentionRules.shape) }),
  comments: z.strictObject({ value: z.strictObject(commentRules.shape) }),
  staffMail: z.strictObject({ value: staffMailRules }),
  security: z.strictObject({ value: z.strictObject(securityRules.shape) }),
  hiring: z.strictObject({ value: z.strictObject(hiringRules.shape) }),
  complaints: z.strictObject({ value: z.strictObject(complaintRules.shape) }),
} as const;
export const settingSchema = z.union([
  retentionSchema,
  z.object({ key: z.literal('comments'), value: commentRules }),
  staffMailSchema,
  z.object({ key: z.literal('security'), value: securityRules }),
  z.object({ key: z.literal('hiring'), value: hiringRules }),
  z.object({ key: z.literal('complaints'), value: complaintRules }),
]);
export type Setting = z.output<typeof settingSchema>;
