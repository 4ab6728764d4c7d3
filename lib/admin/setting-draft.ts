import { z } from 'zod';
import { commentRules } from '@/lib/contract/comment-rules';
import { retentionSchema } from '@/lib/contract/retention';
import { type Setting, type SettingKey, settingInputs } from '@/lib/contract/settings';
import { staffMailSchema } from '@/lib/contract/staff-mail';

/** A number that is refused is shown again. */
const anyDays = commentRules.extend({ closeAfterDays: z.number().nullable() });
const chosenSetting = z.discriminatedUnion('key', [
  retentionSchema.extend(settingInputs.retention.shape),
  z.object({ key: z.literal('comments'), value: anyDays }),
  staffMailSchema.extend(settingInputs.staffMail.shape),
  z.object({ key: z.literal('security'), ...settingInputs.security.shape }),
  z.object({ key: z.literal('hiring'), ...settingInputs.hiring.shape }),
  z.object({ key: z.literal('complaints'), ...settingInputs.complaints.shape }),
]);

export function settingDraftName(key: SettingKey): string {
  return `setting:${key}`;
}

export function withChosen(setting: Setting, words: Readonly<Record<string, string>> | undefined): Setting {
  if (!words?.value) return setting;
  const chosen = chosenSetting.safeParse({ ...setting, value: readJson(words.value) });
  return chosen.success ? chosen.data : setting;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
