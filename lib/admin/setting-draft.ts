import { z } from 'zod';
import { commentRules } from '@/lib/contract/comment-rules';
import { type Setting, type SettingKey, settingInputs } from '@/lib/contract/settings';

/** A number that is refused is shown again. */
const anyDays = commentRules.extend({ closeAfterDays: z.number().nullable() });
const forms = { ...settingInputs, comments: z.strictObject({ value: anyDays }) };

/** The name that the refused form of a setting goes by while it is kept. */
export function settingDraftName(key: SettingKey): string {
  return `setting:${key}`;
}

/** A setting with what was chosen before its form came back, unless that cannot be read. */
export function withChosen(setting: Setting, words: Readonly<Record<string, string>> | undefined): Setting {
  if (!words?.value) return setting;
  const chosen = forms[setting.key].safeParse({ value: readJson(words.value) });
  return chosen.success ? ({ ...setting, value: chosen.data.value } as Setting) : setting;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
