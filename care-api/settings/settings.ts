import { eq } from 'drizzle-orm';
import { settings } from '@/care-api/database/schema/settings';
import { noteChange } from '@/care-api/desk/change-row';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { reportIssues } from '@/lib/contract/issue-faults';
import { type SettingKey, type Settings, settingInputs, storedSettings } from '@/lib/contract/settings';
import { staffMailRules } from '@/lib/contract/staff-mail';
import { requireStaff } from './list-staff';

export async function readSetting<K extends SettingKey>(db: Pick<Db, 'select'>, key: K): Promise<Settings[K]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return storedSettings[key].parse(row && JSON.parse(row.value));
}

/** With a row in the audit. @throws Refusal 422 for what the setting cannot be. */
export async function saveSetting(db: Db, key: SettingKey, said: { value: unknown }, caller: Account, now: Date) {
  const { data, error } = settingInputs[key].safeParse(said);
  if (error) throw new Refusal(422, reportIssues(error.issues));
  const { value } = data;
  await db.transaction(async (tx) => {
    if (key === 'staffMail') await requireStaff(tx, staffMailRules.parse(value));
    const before = await readSetting(tx, key);
    const text = JSON.stringify(value);
    await tx
      .insert(settings)
      .values({ key, value: text })
      .onConflictDoUpdate({ target: settings.key, set: { value: text } });
    const deed = { kind: 'setting', id: key, caller, action: 'update', now } as const;
    await noteChange(tx, deed, { [key]: before }, { [key]: value });
  });
}
